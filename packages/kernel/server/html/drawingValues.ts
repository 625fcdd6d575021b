/** Properties that CSS and attributes share. */
export const PRESENTATION = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'color'],
  ...['stop-color', 'stop-opacity', 'flood-color', 'flood-opacity', 'color-interpolation-filters'],
  ...['clip-rule', 'clip-path', 'mask', 'mask-type', 'filter', 'marker-start', 'marker-mid', 'marker-end'],
  ...['transform', 'display', 'visibility', 'overflow', 'paint-order', 'vector-effect', 'shape-rendering'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'word-spacing'],
  ...['text-anchor', 'dominant-baseline', 'alignment-baseline', 'baseline-shift', 'text-decoration'],
]);

/** Properties that refer to another part of the file. */
export const REFERENCES = new Set([
  ...['clip-path', 'mask', 'filter', 'marker-start', 'marker-mid', 'marker-end'],
]);

const FUNCTIONS = new Set([
  ...['matrix', 'translate', 'translatex', 'translatey', 'rotate', 'scale', 'skewx', 'skewy', 'rgb', 'rgba'],
  ...['hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
]);

const LOCAL = /^url\(\s*["']?#([^"'()\s]{1,200})["']?\s*\)/;

/** A value that a page may contain, with local IDs renamed; `null` if it may not. */
export function keptDrawingValue(
  name: string,
  written: string,
  nameOf: (name: string) => string,
): string | null {
  const value = written.trim();
  if (value === '') return null;
  if (name === 'href') return value.startsWith('#') ? `#${nameOf(value.slice(1))}` : null;
  const [, local] = LOCAL.exec(value) ?? [];
  if (local !== undefined) return `url(#${nameOf(local)})`;
  if (/[<>{}\\@;]|url|script/i.test(value)) return null;
  const called = value.split('(').slice(0, -1);
  return called.every((before) => FUNCTIONS.has(lastWord(before))) ? value : null;
}

function lastWord(text: string): string {
  return (
    text
      .slice(-LONGEST_NAME)
      .split(/[^\w-]/)
      .at(-1)
      ?.toLowerCase() ?? ''
  );
}

const LONGEST_NAME = 20;
