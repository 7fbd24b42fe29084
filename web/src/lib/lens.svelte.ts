// The microscope: what is looked at, and what was seen of it. Everything that says what is looked at is in the address.

import { look, readPuzzle, type Ears } from './api';
import { has, t } from './i18n.svelte';
import { go } from './route.svelte';
import type {
  Aspect,
  Branched,
  Compared,
  CutLoop,
  Decision,
  Described,
  Look,
  ModelNotation,
  ModelSeen,
  ModelText,
  Node,
  RelaxationSeen,
  Scenes,
} from './wire';

export const ASPECTS: Aspect[] = ['model', 'relaxation', 'formulations', 'cuts', 'tree', 'scenes'];
export const BRANCHING = ['smallest-row', 'first', 'most-fractional', 'strong', 'pseudo-cost'];
export const ORDERS = ['depth', 'best-bound', 'breadth'];
export const INFERENCES = ['probing', 'rows', 'none'];
export const NOTATIONS: ModelNotation[] = ['lp', 'mps', 'opb', 'cnf'];
export const MINIMAX = 'minimax';

/** What is looked at. */
export interface Subject {
  puzzle: string;
  aspect: Aspect;
  program: string;
  cut: string;
  method: string;
  depth: number;
  branching: string;
  order: string;
  inference: string;
  seconds: number;
}

const FIRST: Subject = {
  puzzle: '',
  aspect: 'relaxation',
  program: '',
  cut: 'border',
  method: 'bnb',
  depth: 3,
  branching: 'smallest-row',
  order: 'depth',
  inference: 'probing',
  seconds: 20,
};

/** The subject that an address names. */
export function subjectOf(query: URLSearchParams): Subject {
  const aspect = ASPECTS.find((one) => one === query.get('aspect')) ?? FIRST.aspect;
  const number = (name: 'seconds' | 'depth') => (Number(query.get(name)) > 0 ? Number(query.get(name)) : FIRST[name]);
  const word = (name: 'puzzle' | 'program' | 'cut' | 'method' | 'branching' | 'order' | 'inference') =>
    query.get(name) ?? FIRST[name];
  return {
    puzzle: word('puzzle'),
    aspect,
    program: word('program'),
    cut: word('cut'),
    method: word('method'),
    depth: number('depth'),
    branching: word('branching'),
    order: word('order'),
    inference: word('inference'),
    seconds: number('seconds'),
  };
}

/** Puts the subject into the address. */
export function remember(subject: Subject): void {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(subject)) {
    if (value !== FIRST[name as keyof Subject]) query.set(name, String(value));
  }
  go(`lab/microscope?${query}`, true);
}

/** The decisions that lead to a node. */
export function pathTo(nodes: Node[], chosen: number): Decision[] {
  const path: Decision[] = [];
  for (let at: number | null | undefined = chosen; at !== null && at !== undefined; at = nodes[at].parent) {
    const { variable, value } = nodes[at];
    if (variable) path.push({ variable, value: value === 1 });
  }
  return path.reverse();
}

export class Lens {
  puzzle = $state.raw<Described | null>(null);
  model = $state.raw<ModelSeen | null>(null);
  relaxation = $state.raw<RelaxationSeen | null>(null);
  compared = $state.raw<Compared | null>(null);
  cuts = $state.raw<CutLoop | null>(null);
  scenes = $state.raw<Scenes | null>(null);
  branched = $state.raw<Branched | null>(null);
  /** The relaxation of the chosen node. */
  inside = $state.raw<RelaxationSeen | null>(null);
  #text = '';

  #ask(subject: Subject): Omit<Look, 'aspect'> {
    const known = this.model?.programs.includes(subject.program);
    return {
      puzzle: { text: subject.puzzle },
      program: known ? subject.program : undefined,
      seconds: subject.seconds,
    };
  }

  /** Looks at a subject. */
  async look(subject: Subject, ears: Ears): Promise<void> {
    const puzzle = { text: subject.puzzle };
    if (this.#text !== subject.puzzle) {
      this.puzzle = this.model = this.relaxation = this.compared = this.cuts = this.scenes = null;
      this.branched = this.inside = null;
      this.puzzle = await readPuzzle(puzzle, ears.signal);
      this.#text = subject.puzzle;
      this.model = await look<ModelSeen>({ puzzle, aspect: 'model' }, ears);
    }
    const ask = { ...this.#ask(subject), aspect: subject.aspect };
    const { branching, inference, order, depth } = subject;
    const options = { branching, inference, 'node-order': order };
    if (subject.aspect === 'model') this.model = await look<ModelSeen>(ask, ears);
    if (subject.aspect === 'relaxation') this.relaxation = await look<RelaxationSeen>(ask, ears);
    if (subject.aspect === 'formulations') this.compared = await look<Compared>({ ...ask, options }, ears);
    if (subject.aspect === 'cuts') this.cuts = await look<CutLoop>({ ...ask, cut: subject.cut }, ears);
    if (subject.aspect === 'scenes') this.scenes = await look<Scenes>(ask, ears);
    if (subject.aspect === 'tree') {
      this.branched = this.inside = null;
      const method = this.model?.trees.includes(subject.method) ? subject.method : undefined;
      this.branched = await look<Branched>({ ...ask, options, method, depth }, ears);
    }
  }

  /** Looks at the board of a node. */
  async enter(subject: Subject, node: number, ears: Ears): Promise<void> {
    const nodes = this.branched?.tree.nodes;
    if (!nodes) return;
    const fixed = pathTo(nodes, node);
    // A search has variables of its own; the program knows the others.
    const known = subject.method !== FIRST.method;
    this.inside = await look<RelaxationSeen>({ ...this.#ask(subject), aspect: 'relaxation', fixed, known }, ears);
  }

  /** The program or the formula as a file's text. */
  async text(subject: Subject, notation: ModelNotation, ears: Ears): Promise<string> {
    const told = await look<ModelText>({ ...this.#ask(subject), aspect: 'text', notation }, ears);
    return told.text;
  }
}

/** What rows are about, in words: programs name them in English, with the number of a line or a step. */
export function rowsAbout(name: string): string {
  const slug = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join('-');
  const number = /\d+$/.exec(name)?.[0] ?? '';
  return has(`lens-rows-${slug}`) ? t(`lens-rows-${slug}`, { number }) : name;
}
