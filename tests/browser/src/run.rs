//! Turning a journey, a `fn(Engine)`, into tests.

/// Makes one test of a journey in each of these engines.
#[doc(hidden)]
#[macro_export]
macro_rules! in_engines {
    ($journey:ident: $($(#[$attribute:meta])* $name:ident $engine:ident),*) => {
        mod $journey {
            $(
                #[test]
                $(#[$attribute])*
                fn $name() {
                    super::$journey($crate::Engine::$engine);
                }
            )*
        }
    };
}

/// Makes one test of a journey in each of the three engines.
#[macro_export]
macro_rules! in_every_engine {
    ($journey:ident) => {
        $crate::in_engines!($journey: chromium Chromium, firefox Firefox, webkit WebKit);
    };
}

/// Makes one test of a journey in each of the three engines, of which only Chromium's runs unless the
/// full product is asked for: for what engines seldom do differently.
#[macro_export]
macro_rules! chiefly_in_chromium {
    ($journey:ident) => {
        $crate::in_engines!($journey: chromium Chromium,
            #[ignore = "the full product, for make test-all"] firefox Firefox,
            #[ignore = "the full product, for make test-all"] webkit WebKit);
    };
}

/// Makes one test of a journey in Chromium alone: for sweeps over screens and languages.
#[macro_export]
macro_rules! in_chromium {
    ($journey:ident) => {
        $crate::in_engines!($journey: chromium Chromium);
    };
}
