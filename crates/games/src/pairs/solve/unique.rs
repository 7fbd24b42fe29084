//! Whether the best pairing is the only one.
//!
//! Two best pairings differ along cycles of tight edges, or along paths of tight edges whose ends
//! have no price. Direct tight edges from left to right when unused and from right to left when
//! used, and join all ends in one extra vertex: another best pairing exists exactly when this
//! graph has a directed cycle.

use quadrille_core::{Budget, Stop};
use quadrille_engines::matching::NONE;
use quadrille_engines::matching::bipartite::{Graph, Heaviest};

/// Whether no other matching is as heavy as `found`.
pub fn is_unique<G: Graph>(
    graph: &G,
    found: &Heaviest<G::Weight>,
    budget: &mut Budget,
) -> Result<bool, Stop> {
    let ends = graph.len();
    let mut waiting = vec![0u32; ends + 1];
    for from in 0..=ends {
        if from.is_multiple_of(256) {
            budget.tick()?;
        }
        successors(graph, found, from, |to| waiting[to] += 1);
    }
    let mut ready: Vec<usize> = (0..=ends).filter(|v| waiting[*v] == 0).collect();
    let mut removed = 0usize;
    while let Some(from) = ready.pop() {
        removed += 1;
        if removed.is_multiple_of(256) {
            budget.tick()?;
        }
        successors(graph, found, from, |to| {
            waiting[to] -= 1;
            if waiting[to] == 0 {
                ready.push(to);
            }
        });
    }
    // What cannot be taken away from its sources on lies on or behind a cycle.
    Ok(removed == ends + 1)
}

fn successors<G: Graph>(
    graph: &G,
    found: &Heaviest<G::Weight>,
    from: usize,
    mut visit: impl FnMut(usize),
) {
    let ends = graph.len();
    let Heaviest { mate, price } = found;
    let zero = G::Weight::default();
    if from == ends {
        for v in 0..ends {
            // A path starts at a lonely left vertex, or at a right one that gives up its partner.
            if price[v] == zero && graph.is_left(v) == (mate[v] == NONE) {
                visit(v);
            }
        }
        return;
    }
    let lonely = mate[from] == NONE;
    if graph.is_left(from) {
        if price[from] == zero && !lonely {
            visit(ends);
        }
        graph.each(from, |to, weight| {
            if mate[from] != to as u32 && price[from] + price[to] == weight {
                visit(to);
            }
        });
    } else if lonely {
        visit(ends);
    } else {
        visit(mate[from] as usize);
    }
}
