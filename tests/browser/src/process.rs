//! Helper programs that never outlive the test.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};

/// A running program; it and all its children end when this is dropped.
pub struct Process(pub Child);

impl Process {
    /// Starts a program, or panics with how to install it.
    pub fn start(command: &mut Command, install: &str) -> Self {
        let child = command.process_group(0).stdin(Stdio::null()).spawn();
        Self(child.unwrap_or_else(|error| {
            let program = command.get_program().display();
            panic!("{program} did not start ({error}); install it: {install}")
        }))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let group = Pid::from_child(&self.0);
        let _ = kill_process_group(group, Signal::TERM);
        let until = Instant::now() + Duration::from_secs(3);
        while Instant::now() < until && matches!(self.0.try_wait(), Ok(None)) {
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = kill_process_group(group, Signal::KILL);
        let _ = self.0.wait();
    }
}
