// A cell as a drawing. Written as text and put in place only where it differs from what is there: on a large board a
// component a cell would take seconds to open.

import { S } from './geometry';
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
const WRONG = `M3 10V3H10M${S - 10} 3H${S - 3}V10M${S - 3} ${S - 10}V${S - 3}H${S - 10}M10 ${S - 3}H3V${S - 10}`;
const ESCAPES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
export const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => ESCAPES[sign]);

/** The colour of a cell that has one: black ones have no number and no letter. */
export const tint = ({ ground }: CellView): string => (typeof ground === 'object' ? ground.Tint.toLowerCase() : '');
export const isBlack = (look: CellView): boolean => look.ground === 'Black' || tint(look) === 'black';

/** The classes of the ground of a cell: all that changes about it. */
export function groundClass(look: CellView, flags: number): string {
  const names = ['ground', isBlack(look) ? 'black' : tint(look)];
  if (look.given && look.ground === 'Plain' && look.piece === 'None') names.push('given');
  for (const name of ['reason', 'target', 'lit'] as const) if (flags & MARK[name]) names.push(name);
  return names.filter(Boolean).join(' ');
}

export function pegMarkup(picked: boolean): string {
  return `<circle class="peg${picked ? ' picked' : ''}" cx="${M}" cy="${M}" r="${S * 0.36}"/><ellipse class="shine" cx="${M - 4}" cy="${M - 6}" rx="5" ry="3.4"/>`;
}

function piece(look: CellView, flags: number): string {
  switch (look.piece) {
    case 'White':
    case 'Black': {
      const name = look.piece.toLowerCase();
      const tile = `<rect class="tile ${name}" x="4" y="4" width="${S - 8}" height="${S - 8}" rx="${look.given ? 2 : 9}"/>`;
      return look.given ? `${tile}<rect class="lock ${name}" x="${M - 4}" y="${M - 4}" width="8" height="8"/>` : tile;
    }
    case 'Circle':
      return `<circle class="ring" cx="${M}" cy="${M}" r="${S * 0.39}"/>`;
    case 'Hole':
      return `<circle class="hole" cx="${M}" cy="${M}" r="${S * 0.22}"/>`;
    case 'Peg':
      if (flags & MARK.lifted) return `<circle class="hole" cx="${M}" cy="${M}" r="${S * 0.22}"/>`;
      return pegMarkup(Boolean(flags & MARK.picked));
    default:
      return '';
  }
}

function writing(look: CellView, letter: string): string {
  let text = '';
  if (look.text) {
    const names = ['value', look.given && 'given', look.faint && 'faint', isBlack(look) && 'onblack'];
    if (look.text.length > 2) names.push('long');
    const shown = names.filter(Boolean).join(' ');
    text += `<text class="${shown}" x="${M}" y="${M - (letter ? 4 : 0)}">${escaped(look.text)}</text>`;
  }
  if (letter) text += `<text class="letter" x="${M}" y="${M + 10}">${escaped(letter)}</text>`;
  return text;
}

/** Pencil marks in a square of their own: each height has its place. */
function marks(look: CellView, side: number): string {
  const step = (S - 6) / side;
  const size = Math.min(11, step * 0.95);
  return look.pencil
    .map((mark) => {
      const x = 3 + step * (((mark - 1) % side) + 0.5);
      const y = 3 + step * (Math.floor((mark - 1) / side) + 0.5);
      return `<text class="mark" font-size="${size}" x="${x}" y="${y}">${mark}</text>`;
    })
    .join('');
}

/** The ground of a cell, in a square of its own. It stays when what is on it changes: a finger rests on it. */
export function groundMarkup(look: CellView, flags: number): string {
  const name = groundClass(look, flags);
  return look.piece === 'Peg' || look.piece === 'Hole'
    ? `<circle class="${name}" cx="${M}" cy="${M}" r="${S * 0.47}"/>`
    : `<rect class="${name}" width="${S}" height="${S}"/>`;
}

/** What is on a cell. */
export function cellMarkup(look: CellView, flags: number, pencilSide: number, note?: Note): string {
  const letter = look.text && tint(look) ? t(`letter-${tint(look)}`) : '';
  let drawn = '';
  if (note?.colour) drawn += `<rect class="wash wash${note.colour}" x="1" y="1" width="${S - 2}" height="${S - 2}"/>`;
  if (flags & MARK.trial) drawn += `<path class="trial" d="M0 ${S}H${S}V${S - 4}H0Z"/>`;
  drawn += piece(look, flags);
  if (flags & MARK.goal) drawn += `<circle class="goal" cx="${M}" cy="${M}" r="${S * 0.44}"/>`;
  drawn += writing(look, letter) + marks(look, pencilSide);
  if (note?.corner) drawn += `<text class="corner" x="${S - 3}" y="7">${escaped(note.corner)}</text>`;
  if (flags & MARK.legal) {
    // Beside a number, not on it.
    const [x, y, r] = look.text ? [0.84, 0.16, 0.1] : [0.5, 0.5, 0.13];
    drawn += `<circle class="legal" cx="${S * x}" cy="${S * y}" r="${S * r}"/>`;
  }
  if (flags & MARK.picked && look.piece !== 'Peg')
    drawn += `<rect class="pick" x="3" y="3" width="${S - 6}" height="${S - 6}" rx="6"/>`;
  if (flags & MARK.chosen) drawn += `<rect class="chosen" x="2" y="2" width="${S - 4}" height="${S - 4}"/>`;
  if (flags & MARK.wrong) drawn += `<path class="wrong" d="${WRONG}"/>`;
  return drawn;
}
