//! SVG made into PNG and PDF, with a font of our own so that every machine draws the same.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, fontdb};
use std::sync::{Arc, OnceLock};

pub(crate) const REGULAR: &[u8] = include_bytes!("../fonts/Inter-Regular.subset.otf");
pub(crate) const SEMIBOLD: &[u8] = include_bytes!("../fonts/Inter-SemiBold.subset.otf");

const FAMILY: &str = "Inter";

/// No side of a picture has more pixels.
const MAX_SIDE: f32 = 20_000.0;
/// No picture has more altogether: at four bytes a pixel, and as many again while it is packed, memory is what they cost.
const MAX_PIXELS: f32 = 100e6;

fn fonts() -> Arc<fontdb::Database> {
    static FONTS: OnceLock<Arc<fontdb::Database>> = OnceLock::new();
    FONTS
        .get_or_init(|| {
            let mut fonts = fontdb::Database::new();
            fonts.load_font_data(REGULAR.to_vec());
            fonts.load_font_data(SEMIBOLD.to_vec());
            join_family(&mut fonts);
            fonts.set_sans_serif_family(FAMILY);
            fonts.set_serif_family(FAMILY);
            fonts.set_monospace_family(FAMILY);
            Arc::new(fonts)
        })
        .clone()
}

/// The semibold face calls itself a family of its own; where it kept that name no text would ever be given it.
fn join_family(fonts: &mut fontdb::Database) {
    let faces: Vec<fontdb::FaceInfo> = fonts.faces().cloned().collect();
    for mut face in faces {
        fonts.remove_face(face.id);
        face.families = vec![(FAMILY.to_string(), fontdb::Language::English_UnitedStates)];
        fonts.push_face_info(face);
    }
}

pub(crate) fn parsed(svg: &str) -> Result<usvg::Tree, String> {
    let options = usvg::Options {
        fontdb: fonts(),
        font_family: FAMILY.to_string(),
        ..usvg::Options::default()
    };
    usvg::Tree::from_str(svg, &options).map_err(|e| format!("the picture cannot be drawn: {e}"))
}

/// A PNG of an SVG document, `scale` pixels for each of its units; large pictures are scaled down.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, String> {
    let tree = parsed(svg)?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = fitting(width, height, scale);
    let pixels = |length: f32| (length * scale).ceil().max(1.0) as u32;
    let mut image = Pixmap::new(pixels(width), pixels(height)).ok_or("the picture is too large")?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut image.as_mut());
    image.encode_png().map_err(|e| e.to_string())
}

/// The scale, or the largest at which a picture is not too large.
fn fitting(width: f32, height: f32, scale: f32) -> f32 {
    scale.min(MAX_SIDE / width.max(height)).min((MAX_PIXELS / width / height).sqrt())
}

/// A one-page PDF of an SVG document, its letters drawn as outlines.
///
/// Keeping text as text would need a font compiler, a fifth of all that a newcomer's build compiles;
/// boards and diagrams are looked at, and their numbers are in the tables beside them.
pub fn pdf(svg: &str) -> Result<Vec<u8>, String> {
    let outlines = parsed(svg)?.to_string(&usvg::WriteOptions::default());
    // svg2pdf reads with an older version of the same library; it is only shown outlines.
    let tree = svg2pdf::usvg::Tree::from_str(&outlines, &svg2pdf::usvg::Options::default())
        .map_err(|e| e.to_string())?;
    svg2pdf::to_pdf(&tree, svg2pdf::ConversionOptions::default(), svg2pdf::PageOptions::default())
        .map_err(|e| e.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_pictures_are_scaled_down() {
        assert_eq!(fitting(300.0, 300.0, 2.0), 2.0);
        assert_eq!(fitting(40_000.0, 100.0, 2.0), 0.5);
        assert_eq!(fitting(20_000.0, 20_000.0, 2.0), 0.5);
    }

    #[test]
    fn strong_text_is_drawn_with_the_strong_face() {
        let query = |weight| fontdb::Query {
            families: &[fontdb::Family::Name(FAMILY)],
            weight: fontdb::Weight(weight),
            ..fontdb::Query::default()
        };
        let found = [400, 600].map(|weight| fonts().query(&query(weight)).unwrap());
        assert_ne!(found[0], found[1]);
        assert_eq!(fonts().face(found[1]).unwrap().weight.0, 600);
    }
}
