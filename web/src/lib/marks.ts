// What is marked on the board of a game under way, gathered from all who have something to show.

import type { Marks } from '../components/Board.svelte';
import { cellsIn } from './cells';
import type { Film } from './film.svelte';
import type { Hand } from './hand.svelte';
import { deeds } from './history';
import type { Hint } from './hint.svelte';
import type { Session } from './session.svelte';
import type { RuleBroken } from './wire';

interface Sources {
  session: Session;
  hand: Hand;
  hint: Hint;
  film: Film | null;
  broken: RuleBroken[];
  litClue: string;
  /** The cells an adviser points at. */
  advised: number[];
}

export function marksOf({ session, hand, hint, film, broken, litClue, advised }: Sources): Marks {
  if (film) {
    const { reason, target, clues, technique } = film.frame;
    return { reason, target, clues, named: technique ? new Set([...reason, ...target]) : undefined };
  }
  return {
    wrong: new Set([
      ...hint.broken,
      ...broken.flatMap(([cells]) => cells.flatMap((name) => cellsIn(session.board, name))),
    ]),
    reason: hint.reason,
    target: advised.length ? new Set(advised) : hint.target,
    lit: litClue ? new Set(session.position.point(litClue)) : hint.area,
    clues: litClue ? new Set([litClue]) : hint.clues,
    named: hint.stage === 'why' ? new Set([...hint.reason, ...hint.target]) : undefined,
    chain: hint.chain,
    labels: hint.labels,
    trial: tried(session, hand),
  };
}

/** The cells that a trial has changed. */
function tried({ engine, named, position }: Session, hand: Hand): Set<number> | undefined {
  if (!hand.trial) return undefined;
  void position.view;
  const { changed } = engine.ask('play', { puzzle: named, moves: position.moves, since: deeds(hand.trial) });
  return new Set((changed ?? []).map(([cell]) => cell));
}
