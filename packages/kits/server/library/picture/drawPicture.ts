import { createHash } from 'node:crypto';
import { escapeMarkup } from '@portico/kernel/markup';
import type { Block, PictureFacts } from './pictureFacts.ts';

const WIDE = 600;
const HIGH = 400;
const MARGIN = 44;

/**
 * A generated picture of a kit: its first page in outline, in its own colours and fonts. The visitor's browser renders it, so
 * no fonts are needed here, and it takes hardly any space.
 */
export function drawPicture({ title, colours, fonts, blocks }: PictureFacts): string {
  const fit = [...new Set(colours.filter((colour) => IS_COLOUR.test(colour)))];
  const [main = colourOf(title), second = main] = fit;
  const [head = FALLBACK, text = head] = fonts.map(familyOf);
  const hasHeading = blocks.some(({ is }) => is === 'heading');
  const shown = hasHeading ? blocks : [{ is: 'heading', text: title } as const, ...blocks];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}" role="img">`,
    `<title>${escaped(title)}</title>`,
    rect(0, 0, WIDE, HIGH, '#fff'),
    rect(0, 0, WIDE, 40, main),
    label(MARGIN, 26, short(title, 40), { size: 15, weight: 600, fill: inkOn(main), family: head }),
    outline(shown, { main, second, head, text }),
    swatches(fit.length > 0 ? fit : [main]),
    '</svg>',
  ].join('');
}

interface Look {
  readonly main: string;
  readonly second: string;
  readonly head: string;
  readonly text: string;
}

/** The blocks of a page from the top, as far as they fit. */
function outline(blocks: readonly Block[], { main, second, head, text }: Look): string {
  const parts: string[] = [];
  let at = 72;
  let headings = 0;
  for (const { is, text: words } of blocks) {
    if (at > HIGH - 90) break;
    if (is === 'heading') {
      const size = headings++ === 0 ? 34 : 20;
      at += size;
      const fill = headings === 1 ? '#1d2327' : second;
      parts.push(
        label(MARGIN, at, short(words, size === 34 ? 24 : 44), { size, weight: 700, fill, family: head }),
      );
      at += 18;
    } else if (is === 'text') {
      const beginning = short(words, 64);
      parts.push(label(MARGIN, at + 12, beginning, { size: 14, weight: 400, fill: '#50575e', family: text }));
      parts.push(rect(MARGIN, at + 26, 380, 7, '#dcdcde', 3), rect(MARGIN, at + 41, 310, 7, '#dcdcde', 3));
      at += 66;
    } else if (is === 'button') {
      const caption = short(words || 'Button', 24);
      const wide = 44 + caption.length * 9;
      parts.push(rect(MARGIN, at, wide, 34, main, 6));
      parts.push(
        label(MARGIN + 22, at + 22, caption, { size: 14, weight: 600, fill: inkOn(main), family: text }),
      );
      at += 52;
    } else {
      const high = Math.min(110, HIGH - 60 - at);
      parts.push(rect(MARGIN, at, WIDE - 2 * MARGIN, high, second, 8, 0.18));
      parts.push(
        `<path d="M${MARGIN} ${at + high}l130-${Math.round(high * 0.55)} 90 ${Math.round(high * 0.3)} 110-${Math.round(high * 0.45)} 182 ${Math.round(high * 0.7)}z" fill="${second}" opacity="0.35"/>`,
      );
      at += high + 20;
    }
  }
  return parts.join('');
}

const MOST_SWATCHES = 8;

function swatches(colours: readonly string[]): string {
  const shown = colours.slice(0, MOST_SWATCHES);
  const bar = rect(0, HIGH - 44, WIDE, 44, '#f6f7f7');
  const dots = shown.map(
    (colour, at) =>
      `<circle cx="${MARGIN + 11 + at * 34}" cy="${HIGH - 22}" r="11" fill="${colour}" stroke="#0002"/>`,
  );
  return [bar, ...dots].join('');
}

function rect(
  x: number,
  y: number,
  wide: number,
  high: number,
  fill: string,
  round = 0,
  opacity = 1,
): string {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${round}" fill="${fill}" opacity="${opacity}"/>`;
}

interface Lettering {
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
  readonly family: string;
}

function label(x: number, y: number, text: string, { size, weight, fill, family }: Lettering): string {
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`;
}

const IS_COLOUR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const FALLBACK = 'system-ui, sans-serif';

/** A family name stripped of anything unsafe. */
function familyOf(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N} _-]/gu, '').trim();
  return plain ? `'${plain}', ${FALLBACK}` : FALLBACK;
}

/** A kit without colours gets one derived from its title. */
function colourOf(title: string): string {
  const [hue = 0, shade = 0] = createHash('sha256').update(title).digest();
  return `hsl(${Math.round((hue / 255) * 360)}, 38%, ${30 + Math.round((shade / 255) * 12)}%)`;
}

/** A readable text colour for a background: by the eye's sensitivity to red, green and blue. */
function inkOn(colour: string): string {
  const hex = colour.startsWith('#') ? colour.slice(1) : '333';
  const pairs = hex.length < 6 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 160 ? '#1d2327' : '#fff';
}

function short(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

function escaped(text: string): string {
  return escapeMarkup(text.replace(/\p{Cc}/gu, ' '));
}
