//! Counts for whoever watches the server, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// Upper ends of the buckets for the time an answer takes, in microseconds.
const BUCKETS: [u64; 10] = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000, 2_000_000];

/// Counts.
#[derive(Default)]
pub struct Metrics {
    /// Open connections.
    pub sockets: AtomicU64,
    /// Tables made.
    pub made: AtomicU64,
    /// Games ended.
    pub ended: AtomicU64,
    /// Answers of people taken.
    pub answers: AtomicU64,
    /// Messages refused.
    pub refused: AtomicU64,
    /// Frames sent.
    pub frames: AtomicU64,
    /// Connections that could not keep up and got one frame instead of many.
    pub behind: AtomicU64,
    /// Writes that failed.
    pub not_stored: AtomicU64,
    times: [AtomicU64; BUCKETS.len()],
    all_times: AtomicU64,
    sum: AtomicU64,
}

impl Metrics {
    /// An answer took so many microseconds until it was on the disk.
    pub fn took(&self, micros: u64) {
        if let Some(at) = BUCKETS.iter().position(|&end| micros <= end) {
            self.times[at].fetch_add(1, Ordering::Relaxed);
        }
        self.all_times.fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(micros, Ordering::Relaxed);
    }

    /// Everything as text.
    pub fn text(&self, tables: usize) -> String {
        let mut out = String::new();
        let get = |it: &AtomicU64| it.load(Ordering::Relaxed);
        let one = |out: &mut String, name: &str, kind: &str, help: &str, value: u64| {
            // Writing into a string cannot fail.
            let _ = write!(
                out,
                "# HELP daikaiju_{name} {help}\n# TYPE daikaiju_{name} {kind}\ndaikaiju_{name} {value}\n"
            );
        };
        one(&mut out, "sockets", "gauge", "Open connections.", get(&self.sockets));
        one(&mut out, "tables", "gauge", "Tables in memory.", tables as u64);
        one(&mut out, "tables_made_total", "counter", "Tables made.", get(&self.made));
        one(&mut out, "games_ended_total", "counter", "Games ended.", get(&self.ended));
        one(&mut out, "answers_total", "counter", "Answers of people taken.", get(&self.answers));
        one(&mut out, "refused_total", "counter", "Messages refused.", get(&self.refused));
        one(&mut out, "frames_total", "counter", "Frames sent.", get(&self.frames));
        one(&mut out, "behind_total", "counter", "Connections that could not keep up.", get(&self.behind));
        one(&mut out, "not_stored_total", "counter", "Writes that failed.", get(&self.not_stored));
        out += "# HELP daikaiju_answer_seconds Time until an answer is on the disk.\n";
        out += "# TYPE daikaiju_answer_seconds histogram\n";
        let mut sum = 0;
        for (end, times) in BUCKETS.iter().zip(&self.times) {
            sum += get(times);
            let _ = writeln!(out, "daikaiju_answer_seconds_bucket{{le=\"{}\"}} {sum}", *end as f64 / 1e6);
        }
        let all = get(&self.all_times);
        let _ = writeln!(out, "daikaiju_answer_seconds_bucket{{le=\"+Inf\"}} {all}");
        let _ = writeln!(out, "daikaiju_answer_seconds_sum {}", get(&self.sum) as f64 / 1e6);
        let _ = writeln!(out, "daikaiju_answer_seconds_count {all}");
        out
    }
}
