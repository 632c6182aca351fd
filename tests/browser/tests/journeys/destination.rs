//! Choosing where to go: by a room, by a place near a square, by the list; on the board as a whole and
//! enlarged. Only the button walks.

use std::time::Duration;

use kartano::engine::action::Action;
use kartano::engine::board::Place;
use kartano::engine::dice::Seeds;
use kartano::engine::permit::legal_actions;
use kartano::engine::phase::{Phase, Stage};
use kartano::engine::routes::Route;
use kartano::engine::ruleset::{Edition, Preset};
use kartano::i18n::Locale;
use kartano::save::SavedGame;
use kartano::scene::Plan;
use kartano::scene::shape::Point;
use kartano_browser::evening::{Moment, play_until, table};
use kartano_browser::table::Table;
use kartano_browser::{
    Engine, Page, Screen, button, chiefly_in_chromium, css, in_chromium, in_every_engine,
};

const NAMES: [&str; 3] = ["Kaisa", "Olav", "Žofka"];

fn plan() -> &'static Plan {
    Plan::of_edition(Edition::Classic)
}

/// A game in which somebody has rolled and reaches a room and squares.
fn rolled() -> (SavedGame, Vec<Route>) {
    let games = (0..50).map(|seed| {
        let mut saved = table(Preset::Nb, &NAMES, Seeds::from_number(seed));
        play_until(&mut saved.game, Moment::Rolled);
        let seat = saved.game.table().actor().expect("somebody moves");
        let routes = legal_actions(&saved.game.seat_view(seat)).routes;
        (saved, routes)
    });
    let mut good = games.filter(|(_, routes)| {
        let is_room = |route: &&Route| matches!(route.to, Place::Room(_));
        routes.iter().any(|route| is_room(&route)) && !routes.iter().all(|route| is_room(&route))
    });
    good.next().expect("in fifty games")
}

/// A table where a destination is to be chosen.
struct Choice<'a> {
    table: Table<'a>,
    before: SavedGame,
    room: Place,
    square: Place,
}

impl<'a> Choice<'a> {
    fn on(page: &'a Page) -> Self {
        let (before, routes) = rolled();
        let table = Table::with(page, Locale::En, &before);
        table.due_lifts();
        page.finds(css(".board"));
        let first = |room: bool| {
            let mut routes = routes.iter().map(|route| route.to);
            routes.find(|to| matches!(to, Place::Room(_)) == room).expect("both kinds")
        };
        let choice = Self { room: first(true), square: first(false), table, before };
        choice.is_at_rest();
        choice
    }

    fn page(&self) -> &'a Page {
        self.table.page
    }

    fn is_at_rest(&self) {
        // What has just been pressed may move something only in the next frame.
        std::thread::sleep(Duration::from_millis(100));
        self.page().is_at_rest();
    }

    /// Where a point of the map is on the screen, and how large a square is there.
    fn on_screen(&self, point: Point) -> ((f64, f64), f64) {
        let found = self
            .page()
            .js("const { x, y, width } = document.querySelector('.board').getBoundingClientRect();
             return [x, y, width]");
        let number = |at: usize| found[at].as_f64().expect("a number");
        let square = number(2) / 24.4;
        let x = number(0) + (f64::from(point.x) + 0.2) * square;
        let y = number(1) + (f64::from(point.y) + 0.2) * square;
        ((x, y), square)
    }

    fn middle(&self, place: Place) -> (f64, f64) {
        self.on_screen(match place {
            Place::Room(room) => plan().room(room).layout.label.centre(),
            Place::Centre => panic!("nobody goes into the middle of this board"),
            Place::Square(square) => plan().square(square).centre(),
        })
        .0
    }

    /// Nothing is chosen, and nothing has happened.
    fn nothing_is_chosen(&self) {
        self.page().finds(css(".actions .button--primary:disabled"));
        self.page().finds(button(self.table.catalog().turn.choose));
        assert_eq!(self.way(), "");
        assert_eq!(self.table.saved().game, self.before.game);
    }

    /// The way as it is drawn.
    fn way(&self) -> String {
        let points =
            self.page().js("return document.querySelector('.board__way').getAttribute('points')");
        points.as_str().unwrap_or_default().to_owned()
    }

    /// This place is chosen, its way is drawn, and the pawn still stands where it stood.
    fn is_chosen(&self, place: Place) {
        self.page().finds(button(&self.table.go_to(place)));
        let way = self.way();
        let last = way.rsplit(", ").next().unwrap_or_default();
        let mut numbers = last.split(' ').map(|number| number.parse().expect("a number"));
        let mut next = || numbers.next().expect("two numbers");
        let end = Point { x: next(), y: next() };
        match place {
            Place::Room(room) => assert_eq!(plan().room_at(end), Some(room), "{way}"),
            Place::Centre => panic!("nobody goes into the middle of this board"),
            Place::Square(square) => assert_eq!(plan().square(square).centre(), end),
        }
        assert_eq!(self.table.saved().game, self.before.game, "only the button walks");
    }

    /// The button walks there.
    fn goes_to(&self, place: Place) {
        let seat = self.before.game.table().actor().expect("somebody moves");
        self.table.presses(&self.table.go_to(place));
        self.table.has_changed(&self.before);
        let table = self.table.saved();
        assert_eq!(table.game.table().place_of(seat), place);
        let Phase::Turn { stage, .. } = table.game.table().phase() else { panic!("a turn") };
        assert!(matches!(stage, Stage::Moved { .. }));
    }

    fn is_whole(&self) {
        let is_whole = || ((self.scale() - 1.0).abs() < 0.01).then_some(());
        self.page().wait_for("the whole board", is_whole);
    }

    fn scale(&self) -> f64 {
        let scale = self
            .page()
            .js("return document.querySelector('.board').getBoundingClientRect().width /
                document.querySelector('.frame').getBoundingClientRect().width");
        scale.as_f64().expect("a number")
    }
}

in_every_engine!(a_tap_on_a_room_chooses_it_and_the_button_goes_there);
fn a_tap_on_a_room_chooses_it_and_the_button_goes_there(engine: Engine) {
    let page = engine.phone("en-GB");
    let choice = Choice::on(&page);
    choice.nothing_is_chosen();
    page.tap_at(choice.middle(choice.room));
    choice.is_chosen(choice.room);
    std::thread::sleep(Duration::from_millis(400));
    page.tap_at(choice.middle(choice.room));
    choice.is_chosen(choice.room);
    choice.goes_to(choice.room);
}

in_every_engine!(a_tap_near_a_square_chooses_it);
fn a_tap_near_a_square_chooses_it(engine: Engine) {
    let page = engine.phone("en-GB");
    let choice = Choice::on(&page);
    let Place::Square(square) = choice.square else { panic!("a square") };
    let ((x, y), size) = choice.on_screen(plan().square(square).centre());
    // Up to a finger's breadth beside it, into whatever direction is nearest to it and no other.
    let (_, routes) = rolled();
    let targets = plan().targets(Place::Square(square), &routes);
    let middle = plan().square(square).centre();
    let beside = (0..24)
        .map(|part| f64::from(part) * std::f64::consts::TAU / 24.0)
        .map(|angle| (angle.cos() * (size / 2.0 + 14.0), angle.sin() * (size / 2.0 + 14.0)))
        .find(|(right, down)| {
            let point = middle.moved(((right / size) as f32, (down / size) as f32));
            let met = plan().nearest_target(point, size as f32, &targets);
            met.is_some_and(|target| target.to == choice.square) && plan().room_at(point).is_none()
        });
    let (right, down) = beside.expect("a free place beside the square");
    page.tap_at((x + right, y + down));
    choice.is_chosen(choice.square);
    choice.goes_to(choice.square);
}

in_every_engine!(a_place_on_the_list_is_chosen_and_drawn);
fn a_place_on_the_list_is_chosen_and_drawn(engine: Engine) {
    let page = engine.phone("en-GB");
    let choice = Choice::on(&page);
    choice.table.picks(&choice.table.destination(choice.room));
    choice.is_chosen(choice.room);
    choice.table.does(Action::Move(choice.square));
    let seat = choice.before.game.table().actor().expect("somebody moves");
    assert_eq!(choice.table.saved().game.table().place_of(seat), choice.square);
}

chiefly_in_chromium!(the_board_is_enlarged_drawn_along_and_tapped);
fn the_board_is_enlarged_drawn_along_and_tapped(engine: Engine) {
    let page = engine.phone("en-GB");
    let choice = Choice::on(&page);
    let words = choice.table.catalog();
    page.tap(button(words.board.whole));
    choice.is_at_rest();
    choice.is_whole();

    let place = choice.middle(choice.square);
    page.wait_for("a board enlarged by a double tap", || {
        // On a busy machine two taps may come too far apart to be one gesture.
        page.double_tap_at(place);
        choice.is_at_rest();
        (choice.scale() > 1.5).then_some(())
    });
    assert_eq!(choice.table.saved().game, choice.before.game, "and does not walk");

    let (before, _) = choice.on_screen(Point { x: 12.0, y: 12.0 });
    let middle = choice.on_screen(plan().area.centre()).0;
    page.drag(place, (place.0 + (195.0 - middle.0).signum() * 60.0, place.1));
    choice.is_at_rest();
    let (after, _) = choice.on_screen(Point { x: 12.0, y: 12.0 });
    assert!((after.0 - before.0).abs() > 20.0, "the board is drawn along: {before:?} {after:?}");
    choice.is_chosen(choice.square);

    page.tap_at(choice.middle(choice.square));
    choice.is_chosen(choice.square);
    page.tap(button(words.board.whole));
    choice.is_at_rest();
    choice.is_whole();
    choice.goes_to(choice.square);
}

in_chromium!(two_fingers_enlarge_the_board_and_bring_it_back);
fn two_fingers_enlarge_the_board_and_bring_it_back(engine: Engine) {
    let page = engine.phone("en-GB");
    let choice = Choice::on(&page);
    page.tap(button(choice.table.catalog().board.whole));
    choice.is_at_rest();
    choice.is_whole();

    let between = choice.middle(choice.square);
    page.pinch(between, 60.0, 150.0);
    choice.is_at_rest();
    let scale = choice.scale();
    assert!((2.0..3.0).contains(&scale), "two and a half times, not {scale}");
    let now = choice.middle(choice.square);
    let moved = (now.0 - between.0).hypot(now.1 - between.1);
    assert!(moved < 30.0, "what lay between the fingers went {moved} pixels away");

    page.pinch(between, 150.0, 30.0);
    choice.is_at_rest();
    choice.is_whole();
    choice.nothing_is_chosen();
}

chiefly_in_chromium!(a_drag_chooses_nothing);
fn a_drag_chooses_nothing(engine: Engine) {
    let page = engine.phone("en-GB");
    let choice = Choice::on(&page);
    let (x, y) = choice.middle(choice.room);
    page.drag((x, y), (x + 40.0, y + 30.0));
    choice.is_at_rest();
    choice.nothing_is_chosen();
}

chiefly_in_chromium!(a_turned_phone_shows_the_whole_board_and_takes_taps);
fn a_turned_phone_shows_the_whole_board_and_takes_taps(engine: Engine) {
    let mut page = engine.phone("en-GB");
    {
        let choice = Choice::on(&page);
        page.tap(button(choice.table.catalog().board.larger));
        choice.is_at_rest();
    }
    page.resize(Screen::PHONE_SIDEWAYS);
    let table = Table::new(&page, Locale::En);
    let (before, routes) = rolled();
    let room = routes[0].to;
    let choice = Choice { table, before, room, square: room };
    choice.page().tap(button(choice.table.catalog().board.whole));
    choice.is_at_rest();
    choice.page().until(
        "the board in view",
        "(({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight)
            (document.querySelector('.board').getBoundingClientRect())",
    );
    choice.page().tap_at(choice.middle(room));
    choice.is_chosen(room);
    choice.goes_to(room);
}

in_chromium!(nothing_moves_where_stillness_is_wished);
fn nothing_moves_where_stillness_is_wished(engine: Engine) {
    let page = engine.phone("en-GB");
    let watch = "window.walked = 0; const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) { window.walked += 1; return animate.apply(this, how); }";
    for (motion, walks) in [("no-preference", true), ("reduce", false)] {
        page.goto("#/");
        page.prefers("prefers-reduced-motion", motion);
        let choice = Choice::on(&page);
        page.js(watch);
        choice.table.does(Action::Move(choice.room));
        let walked = page.js("return window.walked > 0");
        assert_eq!(walked.as_bool(), Some(walks), "{motion}");
    }
}
