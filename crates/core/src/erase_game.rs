//! Every [`Game`] as something to choose at run time.

use crate::dyn_game::{DynGame, DynGenerated, DynPuzzle};
use crate::erase::Typed;
use crate::erase_report::{find_format, id};
use crate::likeness::read_as_any;
use crate::{
    Arg, Budget, Drag, EditInfo, Format, FormatInfo, Game, GenerateAsk, GenerateError, InputError,
    Level, Message, Method, MethodInfo, Offer, OptionSpec, Options, Practised, Technique,
    TechniqueInfo, message, page,
};
use std::io::BufRead;

impl<G: Game> DynGame for G {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn about(&self) -> Message {
        Message::new(format!("{}.about", G::NAME))
    }

    fn max_text_bytes(&self) -> u64 {
        G::MAX_TEXT_BYTES
    }

    fn formats(&self) -> Vec<FormatInfo> {
        let info = |f: &Format<G>| FormatInfo {
            name: f.name,
            about: Message::new(f.about),
            reads: f.read.is_some(),
            writes: f.write.is_some(),
        };
        G::formats().iter().map(info).collect()
    }

    fn methods(&self) -> Vec<MethodInfo> {
        let info = |m: &Method<G>| MethodInfo {
            name: m.name,
            about: Message::new(m.about),
            code: m.about,
            exact: m.exact,
        };
        G::methods().iter().map(info).collect()
    }

    fn techniques(&self) -> Vec<TechniqueInfo> {
        let info = |technique: &Technique<G>| TechniqueInfo {
            name: technique.name,
            about: Message::new(format!("{}-{}.about", G::NAME, technique.name)),
            level: technique.level.name,
            search: G::is_search(technique),
        };
        G::techniques().iter().map(info).collect()
    }

    fn levels(&self) -> &'static [Level] {
        G::levels()
    }

    fn read_options(&self) -> &'static [OptionSpec] {
        G::read_options()
    }

    fn solve_options(&self) -> &'static [OptionSpec] {
        G::solve_options()
    }

    fn generate_options(&self) -> &'static [OptionSpec] {
        G::generate_options()
    }

    fn offer(&self) -> &'static Offer {
        const { &G::OFFER }
    }

    fn drag(&self) -> Drag {
        G::DRAG
    }

    fn editing(&self) -> EditInfo {
        EditInfo {
            blank: id::<G>(&G::blank()).unwrap_or_default(),
            drag: G::EDIT_DRAG,
            square: G::SQUARE,
            counts: G::COUNTS,
            unifies: G::UNIFIES,
        }
    }

    fn argued(&self) -> bool {
        let blank = G::blank();
        !cfg!(target_family = "wasm") && G::case(&blank, &G::start(&blank)).is_some()
    }

    fn recognise(&self, text: &str) -> Option<&'static str> {
        let seems = |f: &&Format<G>| f.read.is_some() && (f.recognises)(text);
        G::formats().iter().find(seems).map(|f| f.name)
    }

    fn read(
        &self,
        format: Option<&str>,
        text: &str,
        options: &Options,
    ) -> Result<Box<dyn DynPuzzle>, InputError> {
        if text.len() as u64 > G::MAX_TEXT_BYTES {
            return Err(InputError::new(message!(
                "text-too-long",
                bytes = text.len(),
                game = G::NAME,
                most = G::MAX_TEXT_BYTES
            )));
        }
        let Some(name) = format.or_else(|| self.recognise(text)) else {
            return Ok(Box::new(Typed::<G>::new(read_as_any::<G>(text, options)?)));
        };
        let format = find_format::<G>(name)?;
        let Some(read) = format.read else {
            return Err(InputError::new(message!("only-written", name = name.to_string())));
        };
        Ok(Box::new(Typed::<G>::new(read(text, options)?)))
    }

    fn read_stream(
        &self,
        head: &str,
        input: &mut dyn BufRead,
        options: &Options,
    ) -> Option<Result<Box<dyn DynPuzzle>, InputError>> {
        // No page holds a file that is too large for it.
        page::refuses().ok()?;
        let format =
            G::formats().iter().find(|f| f.read_stream.is_some() && (f.recognises)(head))?;
        let puzzle = format.read_stream?(input, options);
        Some(puzzle.map(|p| Box::new(Typed::<G>::new(p)) as Box<dyn DynPuzzle>))
    }

    fn practised(&self, technique: &str, size: Option<(usize, usize)>) -> Practised {
        G::practised(technique, size)
    }

    fn generate(
        &self,
        ask: &GenerateAsk,
        budget: &mut Budget,
    ) -> Result<DynGenerated, GenerateError> {
        for (name, why) in G::unfit_options() {
            if ask.options.get(name).is_some() {
                let option = Arg::Option((*name).into());
                return Err(InputError::new(Message::new(*why).with("option", option)).into());
            }
        }
        ask.options.only(&[G::generate_options(), G::read_options()])?;
        let made = G::generate(ask, budget)?;
        Ok(DynGenerated {
            solution: made.solution.as_ref().map(|s| G::write_solution(&made.puzzle, s)),
            puzzle: Box::new(Typed::<G>::new(made.puzzle)),
            notes: made.notes,
        })
    }
}
