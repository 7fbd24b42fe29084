//! The clock that budgets and reports read. In a browser the standard one panics, so there the page lends its own.

#[cfg(not(target_arch = "wasm32"))]
pub use std::time::Instant;

#[cfg(target_arch = "wasm32")]
pub use host::{Instant, lend};

#[cfg(target_arch = "wasm32")]
mod host {
    use std::ops::Add;
    use std::sync::OnceLock;
    use std::time::Duration;

    static LENT: OnceLock<fn() -> f64> = OnceLock::new();

    /// Lends a clock, once: milliseconds since some moment in the past. Until then time stands still.
    pub fn lend(clock: fn() -> f64) {
        LENT.get_or_init(|| clock);
    }

    /// A moment, as the time since the page's clock began.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub struct Instant(Duration);

    impl Instant {
        /// This moment.
        pub fn now() -> Self {
            let milliseconds = LENT.get().map_or(0.0, |now| now());
            Instant(Duration::try_from_secs_f64(milliseconds / 1e3).unwrap_or_default())
        }

        /// How long ago it was.
        pub fn elapsed(self) -> Duration {
            Self::now().saturating_duration_since(self)
        }

        /// The time since an earlier moment; none if it is later.
        pub fn saturating_duration_since(self, earlier: Self) -> Duration {
            self.0.saturating_sub(earlier.0)
        }

        /// The moment so much later, if it can be told.
        pub fn checked_add(self, time: Duration) -> Option<Self> {
            self.0.checked_add(time).map(Instant)
        }
    }

    impl Add<Duration> for Instant {
        type Output = Self;

        fn add(self, time: Duration) -> Self {
            Instant(self.0.saturating_add(time))
        }
    }
}
