//! Proofs for the page: the bundle of `quadrille prove` as one file, made by a worker like any other job.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use quadrille_core::{Arg, Claim, Unproved, message};
use quadrille_proof::archive::zipped;
use quadrille_wire::{Bundled, Limits, Prove, Ready, Refusal, Work};
use serde::Deserialize;

/// Larger bundles are made on the command line.
const MOST_BYTES: usize = 32 << 20;
/// The folder in the file.
const FOLDER: &str = "proof";

/// A proof that somebody on the other side of the wire wants.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub struct Wanted(Prove);

impl Work for Wanted {
    type Answer = Bundled;

    fn seconds(&self) -> Option<f64> {
        self.0.seconds
    }

    fn prepare(self, limits: &Limits) -> Result<Ready<Bundled>, Refusal> {
        let Prove { puzzle: named, claim, language, .. } = self.0;
        let puzzle = named.read(limits)?;
        let claim = match claim {
            None => None,
            Some(name) => Some(Claim::named(&name).ok_or_else(|| {
                let known = Arg::any(Claim::ALL.map(|(_, name)| name));
                Refusal::new(message!("prove-no-claim", name = name, known = known))
            })?),
        };
        let options = named.options;
        Ok(Box::new(move |budget| {
            let none = |said, code| Ok(Bundled { zip: None, said: language.say(&said), code });
            let proved = match puzzle.prove(None, claim, budget) {
                Ok(proved) => proved,
                Err(Unproved::Input(error)) => return Err(error.into()),
                Err(Unproved::False(why)) => return none(why, None),
                Err(Unproved::Stopped(stop)) => {
                    let why = stop.message();
                    let code = Some(why.key.to_string());
                    return none(message!("prove-stopped", why = why), code);
                }
            };
            let zip = zipped(FOLDER, &*puzzle, options.into_iter().collect(), &proved, language)
                .map_err(|failure| Refusal::new(failure.0))?;
            if zip.len() > MOST_BYTES {
                return none(message!("prove-too-large-here", most = MOST_BYTES >> 20), None);
            }
            let said = quadrille_proof::sentence(proved.claim, puzzle.game(), proved.objective);
            Ok(Bundled {
                zip: Some(BASE64_STANDARD.encode(zip)),
                said: language.say(&said),
                code: None,
            })
        }))
    }
}
