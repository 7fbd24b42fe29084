// A cell as a drawing. Written as text and put in place only where it differs from what is there: on a large board a
// component a cell would take seconds to open.

import { S, type Point } from './geometry';
import { t } from './i18n.svelte';
import type { CellView } from './wire';

/** Why a cell is drawn to be noticed; several at once. */
export const MARK = {
  wrong: 1,
  reason: 2,
  target: 4,
  legal: 8,
  lit: 16,
  picked: 32,
  /** Its piece is in the air: it is drawn above the board. */
  lifted: 64,
  chosen: 128,
  goal: 256,
  trial: 512,
} as const;

/** What a player has written on a cell that the game knows nothing of. */
export interface Note {
  colour: number;
  corner: string;
}

const M = S / 2;
/** What the marks in a corner take of a cell's height. */
const CORNER = 9;
const ESCAPES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
export const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => ESCAPES[sign]);

/** The colour of a cell that has one: black ones have no number and no letter. */
export const tint = ({ ground }: CellView): string => (typeof ground === 'object' ? ground.Tint.toLowerCase() : '');
export const isBlack = (look: CellView): boolean => look.ground === 'Black' || tint(look) === 'black';

/** The classes of the ground of a cell: all that changes about it. */
export function groundClass(look: CellView, flags: number): string {
  const names = ['ground', isBlack(look) ? 'black' : tint(look)];
  if (look.piece === 'Gap') names.push('gap');
  if (look.given && look.ground === 'Plain' && look.piece === 'None') names.push('given');
  for (const name of ['reason', 'target', 'lit'] as const) if (flags & MARK[name]) names.push(name);
  return names.filter(Boolean).join(' ');
}

// Everything is written where it stands on the board: a browser that moves ten thousand cells there one by one
// (`transform`) takes tens of milliseconds to show a single change.
const circle = (name: string, { x, y }: Point, r: number) => `<circle class="${name}" cx="${x}" cy="${y}" r="${r}"/>`;
const rect = (name: string, { x, y }: Point, inset: number, round = 0) =>
  `<rect class="${name}" x="${x + inset}" y="${y + inset}" width="${S - 2 * inset}" height="${S - 2 * inset}"${round ? ` rx="${round}"` : ''}/>`;
const middle = ({ x, y }: Point): Point => ({ x: x + M, y: y + M });

export function pegMarkup(picked: boolean, at: Point = { x: 0, y: 0 }): string {
  const { x, y } = middle(at);
  const body = circle(`peg${picked ? ' picked' : ''}`, { x, y }, S * 0.36);
  const light = circle('light', { x: x - 1.6, y: y - 2 }, S * 0.25);
  return `${body}${light}<ellipse class="shine" cx="${x - 4}" cy="${y - 6}" rx="4.4" ry="3"/>`;
}

/** A hole: its upper rim throws a shadow into it. */
function holeMarkup(at: Point): string {
  const { x, y } = middle(at);
  return circle('hole', { x, y }, S * 0.22) + circle('depth', { x, y: y + 1.4 }, S * 0.17);
}

/** The side of a roof, and how far the highest and the lowest tower stand out of the board. */
const ROOF = 23;
const [LOWEST, HIGHEST] = [1.5, 12];
/** Higher towers show no storeys: they would be a hatching. */
const STOREYS = 12;
const SHADES = 5;
/** Between a tower's foot and the edge of its cell. */
const FOOT = 2.6;

/** Where the roof of a tower lies whose height is a part of the highest: the higher, the further up and left. */
function roofAt({ x, y }: Point, part: number): Point & { rise: number } {
  const rise = LOWEST + (HIGHEST - LOWEST) * part;
  return { x: x + S - FOOT - ROOF - rise, y: y + S - FOOT - ROOF - rise, rise };
}

const partOf = (look: CellView, most: number) => Math.min(1, Number(look.text) / most || 0);

function tower(look: CellView, at: Point, most: number): string {
  const part = partOf(look, most);
  const { x, y, rise } = roofAt(at, part);
  const wall = `<path class="wall" d="M${x + ROOF} ${y}l${rise} ${rise}v${ROOF}l${-rise} ${-rise}z"/>`;
  const front = `<path class="wall front" d="M${x} ${y + ROOF}h${ROOF}l${rise} ${rise}h${-ROOF}z"/>`;
  const shade = Math.ceil(part * SHADES);
  return `${wall}${front}${storeys(Number(look.text), x, y, rise)}<rect class="roof shade${shade}" x="${x}" y="${y}" width="${ROOF}" height="${ROOF}" rx="1.5"/>`;
}

/** A tower has as many storeys as its height says. */
function storeys(height: number, x: number, y: number, rise: number): string {
  if (!(height > 1 && height <= STOREYS)) return '';
  const lines = Array.from({ length: height - 1 }, (_, i) => {
    const down = (rise * (i + 1)) / height;
    return `M${(x + down).toFixed(2)} ${(y + ROOF + down).toFixed(2)}h${ROOF}v${-ROOF}`;
  });
  return `<path class="storey" d="${lines.join('')}"/>`;
}

function piece(look: CellView, flags: number, at: Point, most: number): string {
  switch (look.piece) {
    case 'Tower':
      return tower(look, at, most);
    case 'White':
    case 'Black': {
      const name = `tile ${look.piece.toLowerCase()}`;
      // What is given is part of the board; what is played lies on it.
      return look.given ? rect(`${name} given`, at, 1.5, 1) : rect(name, at, 4.5, 9);
    }
    case 'Circle':
      return circle('ring', middle(at), S * 0.39);
    case 'Gap':
      return circle('gap', middle(at), S * 0.28);
    case 'Hole':
      return holeMarkup(at);
    case 'Peg':
      if (flags & MARK.lifted) return holeMarkup(at);
      return pegMarkup(Boolean(flags & MARK.picked), at);
    default:
      return '';
  }
}

/** The middle of what is written on. */
function face(look: CellView, at: Point, most: number): Point {
  if (look.piece !== 'Tower') return middle(at);
  const { x, y } = roofAt(at, partOf(look, most));
  return { x: x + ROOF / 2, y: y + ROOF / 2 };
}

function writing(look: CellView, letter: string, { x, y }: Point): string {
  let text = '';
  if (look.text) {
    const names = ['value', look.given && 'given', look.faint && 'faint', isBlack(look) && 'onblack'];
    if (look.text.length > 2) names.push('long');
    const shown = names.filter(Boolean).join(' ');
    text += `<text class="${shown}" x="${x}" y="${y - (letter ? 4 : 0)}">${escaped(look.text)}</text>`;
  }
  if (letter) text += `<text class="letter" x="${x}" y="${y + 10}">${escaped(letter)}</text>`;
  return text;
}

/** Pencil marks, each height at its place; what stands in the corner above them has its own room. */
function marks(look: CellView, side: number, at: Point, above: number): string {
  const [step, down] = [(S - 6) / side, (S - 6 - above) / side];
  const size = Math.min(11, down * 0.95);
  return (
    look.pencil
      .map((mark) => {
        const x = at.x + 3 + step * (((mark - 1) % side) + 0.5);
        const y = at.y + 3 + above + down * (Math.floor((mark - 1) / side) + 0.5);
        return `<text class="mark" font-size="${size}" x="${x}" y="${y}">${mark}</text>`;
      })
      // Parted as they are spoken.
      .join(' ')
  );
}

/** The ground of a cell. It stays when what is on it changes: a finger rests on it. */
export function groundMarkup(look: CellView, flags: number, at: Point): string {
  const name = groundClass(look, flags);
  return ['Peg', 'Hole', 'Gap'].includes(look.piece) ? circle(name, middle(at), S * 0.47) : rect(name, at, 0);
}

function corners({ x, y }: Point): string {
  const [near, far] = [3, S - 3];
  const ends = [
    [near, near, 1, 1],
    [far, near, -1, 1],
    [far, far, -1, -1],
    [near, far, 1, -1],
  ];
  return ends.map(([dx, dy, h, v]) => `M${x + dx + 7 * h} ${y + dy}h${-7 * h}v${7 * v}`).join('');
}

/** A rim inside a cell whose own colour hides how its ground is marked, or is the game's. */
function rim(look: CellView, flags: number, at: Point): string {
  const kind = (['target', 'reason', 'lit'] as const).find((name) => flags & MARK[name]);
  const covered = isBlack(look) || look.piece === 'Black' || look.piece === 'White';
  if (!kind || !(covered || tint(look))) return '';
  return rect(`rim of-${kind}${isBlack(look) || look.piece === 'Black' ? ' onblack' : ''}`, at, 2);
}

/** What is on a cell of a board whose numbers go up to `most`. */
export function cellMarkup(look: CellView, flags: number, most: number, at: Point, note?: Note): string {
  const letter = look.text && tint(look) ? t(`letter-${tint(look)}`) : '';
  let drawn = '';
  if (note?.colour) drawn += rect(`wash wash${note.colour}`, at, 1);
  if (flags & MARK.trial) drawn += `<path class="trial" d="M${at.x} ${at.y + S}h${S}v-4h${-S}z"/>`;
  drawn += piece(look, flags, at, most);
  drawn += rim(look, flags, at);
  if (flags & MARK.goal) drawn += circle('goal', middle(at), S * 0.44);
  drawn += writing(look, letter, face(look, at, most));
  if (look.pencil.length) drawn += marks(look, Math.ceil(Math.sqrt(most)), at, note?.corner ? CORNER : 0);
  if (note?.corner) drawn += `<text class="corner" x="${at.x + S - 3}" y="${at.y + 7}">${escaped(note.corner)}</text>`;
  if (flags & MARK.legal) {
    // Beside a number, not on it.
    const [x, y, r] = look.text ? [0.84, 0.16, 0.1] : [0.5, 0.5, 0.13];
    drawn += circle('legal', { x: at.x + S * x, y: at.y + S * y }, S * r);
  }
  if (flags & MARK.picked && look.piece !== 'Peg') drawn += rect('pick', at, 3, 6);
  if (flags & MARK.chosen) drawn += rect('chosen', at, 2);
  if (flags & MARK.wrong) drawn += `<path class="wrong" d="${corners(at)}"/>`;
  return drawn;
}
