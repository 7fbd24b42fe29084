//! The colours of every picture: those of the page's light theme (`web/src/tokens.css`).

pub const INK: &str = "#18212f";
pub const PAPER: &str = "#ffffff";
pub const GRID: &str = "#b4b7bd";
/// Every fifth line.
pub const FIFTH: &str = "#6f7784";
pub const SOFT: &str = "#545e6d";
pub const ON_BLACK: &str = "#aab4c2";
/// Numbers that a player wrote.
pub const WRITTEN: &str = "#0b4f86";
/// What white tiles lie on.
pub const BARE: &str = "#ebe7db";
pub const TILE_WHITE: &str = "#fffefa";
pub const TILE_RIM: &str = "#79818e";
pub const PLATE: &str = "#d8bd8f";
pub const PLATE_RIM: &str = "#a98a58";
pub const PLATE_LIGHT: &str = "#ecd9b5";
pub const HOLE: &str = "#7b5f37";
pub const HOLE_RIM: &str = "#a4834f";
pub const DEPTH: &str = "#97794c";
pub const PEG: &str = "#1f5f9c";
pub const PEG_RIM: &str = "#123c66";
pub const PEG_LIGHT: &str = "#3478b8";
pub const PEG_SHINE: &str = "#9abcdc";
pub const WALL: &str = "#c9b48a";
pub const WALL_DARK: &str = "#a08a5f";
pub const STOREY: &str = "#7f6a42";
/// Roofs from the lowest to the highest tower.
pub const ROOFS: [&str; 5] = ["#fffdf6", "#fdf2d7", "#fbe6b7", "#f9db98", "#f7cf78"];
pub const REASON: &str = "#fff0bd";
pub const TARGET: &str = "#cfe7fb";
pub const WRONG: &str = "#fbe5e2";
pub const ARROW: &str = "#c2410c";

/// One pattern a tint, so that a print in black and white still tells them apart. The colours are those of Okabe and
/// Ito, thinned so that numbers can be read on them.
pub const PATTERNS: &str = r##"<defs>
<pattern id="red" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#f2b48c"/><path d="M0 8L8 0M-2 2L2 -2M6 10L10 6" stroke="#d55e00" stroke-opacity="0.36" stroke-width="1"/></pattern>
<pattern id="blue" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="10" height="10" fill="#a9d2ee"/><g fill="#0072b2" fill-opacity="0.42"><circle cx="2.5" cy="2.5" r="1.1"/><circle cx="7.5" cy="7.5" r="1.1"/></g></pattern>
<pattern id="green" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#a6dcca"/><path d="M0 2H8M0 6H8" stroke="#009e73" stroke-opacity="0.36" stroke-width="1"/></pattern>
<marker id="head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0L10 5L0 10z" fill="#c2410c"/></marker>
</defs>
"##;
