//! The game for two.
