// Files the page hands to the reader.

export function download(name: string, content: Blob | string, kind = 'text/plain'): void {
  const link = document.createElement('a');
  const blob = typeof content === 'string' ? new Blob([content], { type: kind }) : content;
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** What the service sends as letters. */
export const decoded = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Puts a text on the clipboard; says whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without a secure connection there is only the old way.
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

/** A field of a CSV file: quoted where it must be. */
export function csvField(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const DRAWN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-family',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'opacity',
];

/** A drawing of the page as a document of its own: what the style sheet gives is written into it. */
export function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const from = [...svg.querySelectorAll('*')];
  [...copy.querySelectorAll('*')].forEach((element, i) => {
    const look = getComputedStyle(from[i]);
    element.removeAttribute('class');
    element.removeAttribute('style');
    for (const name of DRAWN) element.setAttribute(name, look.getPropertyValue(name));
  });
  const box = svg.viewBox.baseVal;
  const page = document.createElementNS(svg.namespaceURI, 'rect') as SVGRectElement;
  const ground = {
    x: box.x,
    y: box.y,
    width: box.width,
    height: box.height,
    fill: getComputedStyle(document.documentElement).getPropertyValue('--card'),
  };
  for (const [name, value] of Object.entries(ground)) page.setAttribute(name, String(value));
  copy.prepend(page);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(box.width));
  copy.setAttribute('height', String(box.height));
  copy.removeAttribute('class');
  return new XMLSerializer().serializeToString(copy);
}
