//! What other programs put puzzles in. These containers know cells, numbers and moves as text, but
//! no game: what they mean is said in each game's `format` room.

pub mod fpuzzles;
pub mod janko;
pub mod lz_string;
pub mod penpa;
pub mod pzpr;
pub mod save_file;
pub mod tokens;
