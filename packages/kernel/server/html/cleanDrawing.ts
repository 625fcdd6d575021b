import sanitize from 'sanitize-html';
import { readDrawingSheet } from './drawingSheet.ts';
import { keptDrawingValue, PRESENTATION, REFERENCES } from './drawingValues.ts';

/** Larger files are pictures rather than icons. */
const MOST_BYTES = 32 * 1024;
const MOST_BYTES_READ = 4 * MOST_BYTES;
const MOST_ELEMENTS = 1_000;
const DEEPEST = 64;
/** Nested uses multiply; this few stay small. */
const MOST_USES = 16;
const MOST_REFERENCES = 200;

/** Marks the places in a stored drawing that need unique IDs on a page. */
export const DRAWING_MARK = '\uE000';

class NotInline extends Error {}

/**
 * An SVG file as markup for a page: shapes, groups, gradients, masks, filters and text, with local references only. Style
 * sheets and inline styles become attributes, because our pages allow no inline styles. Scripts, event handlers, foreign
 * elements and URLs are removed. `null` if something visible had to be removed or if it is too large: such a file is better
 * shown as a picture. `onRemoved` gets the name of each thing that was removed and could have mattered.
 */
export function cleanDrawing(file: string, onRemoved: (name: string) => void = () => {}): string | null {
  const start = file.search(/<svg[\s>]/i);
  if (start < 0 || file.length > MOST_BYTES_READ || /<!ENTITY/i.test(file)) return null;
  const source = file.slice(start).replaceAll(DRAWING_MARK, '');
  try {
    const drawing = sanitize(source, options(readDrawingSheet(source, onRemoved), onRemoved)).trim();
    const isWhole = drawing.startsWith('<svg') && drawing.endsWith('</svg>');
    return isWhole && Buffer.byteLength(drawing) <= MOST_BYTES ? drawing : null;
  } catch (error) {
    if (error instanceof NotInline) return null;
    throw error;
  }
}

/** A cleaned drawing as a file. Cleaned again, it gives the same drawing. */
export function drawingFile(drawing: string): string {
  return drawing
    .replaceAll(DRAWING_MARK, 'd')
    .replace(/<(\/?)([a-z]+)([^<>]*)>/g, (_, end: string, element: string, rest: string) => {
      const attributes = rest.replace(/ ([a-z][\w-]*)="/g, (_, name: string) => ` ${written(name)}="`);
      return `<${end}${written(element)}${attributes}>`;
    })
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

function written(name: string): string {
  return WRITTEN.get(name) ?? name;
}

type LooksOf = ReturnType<typeof readDrawingSheet>;

function options(looksOf: LooksOf, onRemoved: (name: string) => void): sanitize.IOptions {
  const names = new Map<string, string>();
  const open: string[] = [];
  let elements = 0;
  let uses = 0;
  let references = 0;
  const nameOf = (name: string): string => {
    const known = names.get(name) ?? `${DRAWING_MARK}${names.size + 1}`;
    names.set(name, known);
    return known;
  };

  function attributesOf(element: string, written: sanitize.Attributes): sanitize.Attributes {
    const kept: sanitize.Attributes = {};
    const said = { ...written, ...looksOf(element, written) };
    if (element === 'svg' && open.length === 1) said.viewbox ??= boxOf(said);
    const isWithin = open.some((name) => CONTAINERS.has(name));
    for (const [written, value] of Object.entries(said)) {
      const name = written === 'xlink:href' ? 'href' : written;
      if (/^on[a-z]/.test(name)) onRemoved(name.slice(0, LONGEST_NAME));
      if (!ATTRIBUTES.has(name)) continue;
      const left = name === 'id' ? nameOf(value) : keptDrawingValue(name, value, nameOf);
      if (left === null && ELSEWHERE.test(value)) onRemoved('a reference to another file');
      if (left === null) continue;
      if (left.includes(DRAWING_MARK) && name !== 'id') {
        // Nested masks and patterns multiply as well.
        const isNested = isWithin && (REFERENCES.has(name) || open.includes('pattern'));
        if (isNested || ++references > MOST_REFERENCES) throw new NotInline();
      }
      kept[name] = left;
    }
    return kept;
  }

  return {
    allowedTags: ELEMENTS.map((name) => name.toLowerCase()),
    allowedAttributes: { '*': [...ATTRIBUTES] },
    nonTextTags: [...TAKEN],
    selfClosing: [],
    allowedEmptyAttributes: [],
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: attributesOf(tagName, attribs) }),
    },
    textFilter: (text) => (open.includes('text') ? text : ''),
    // Called before the attributes are handled, so that these find the element itself among the open ones.
    onOpenTag(name) {
      if (TOLD.has(name)) onRemoved(name);
      if (SEEN.has(name) || ++elements > MOST_ELEMENTS || open.length >= DEEPEST) throw new NotInline();
      if (name === 'use' && ++uses > MOST_USES) throw new NotInline();
      open.push(name);
    },
    onCloseTag: () => void open.pop(),
  } as sanitize.IOptions;
}

/** A drawing with a size but no view box is scaled all the same. */
function boxOf({ width = '', height = '' }: sanitize.Attributes): string {
  const [across, down] = [Number.parseFloat(width), Number.parseFloat(height)];
  return across > 0 && down > 0 ? `0 0 ${across} ${down}` : '';
}

const ELEMENTS = [
  ...[
    'svg',
    'g',
    'defs',
    'symbol',
    'use',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polyline',
    'polygon',
  ],
  ...['text', 'tspan', 'textPath', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'],
  ...['marker', 'filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feFuncA', 'feFuncB', 'feFuncG'],
  ...['feFuncR', 'feComposite', 'feDropShadow', 'feFlood', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...['feMorphology', 'feOffset'],
];

/** Their content is drawn again for every reference. */
const CONTAINERS = new Set(['symbol', 'clippath', 'mask', 'pattern', 'marker', 'filter']);

/** Meant to be visible, but not allowed in a page. */
const SEEN = new Set(['image', 'feimage']);

const TAKEN = [
  ...['script', 'style', 'title', 'desc', 'metadata', 'foreignobject', 'iframe', 'object', 'embed'],
  ...['textarea', 'option', 'noscript', 'template', 'xmp', 'noembed', 'noframes', 'plaintext', 'math'],
];

/** Removed things that an author would miss, or that would have run. */
const TOLD = new Set([
  ...['script', 'a', 'foreignobject', 'iframe', 'object', 'embed', 'animate', 'animatemotion'],
  ...['animatetransform', 'set', 'switch'],
]);
const ELSEWHERE = /^[^#]*(?:url\(|:|\/)/;
const LONGEST_NAME = 30;

const GEOMETRY = [
  ...['viewBox', 'preserveAspectRatio', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r'],
  ...['rx', 'ry', 'fx', 'fy', 'fr', 'd', 'points', 'pathLength', 'dx', 'dy', 'rotate', 'textLength'],
  ...['lengthAdjust', 'startOffset', 'method', 'spacing', 'offset', 'gradientUnits', 'gradientTransform'],
  ...['spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits', 'patternUnits'],
  ...[
    'patternContentUnits',
    'patternTransform',
    'markerWidth',
    'markerHeight',
    'markerUnits',
    'refX',
    'refY',
  ],
  ...['orient', 'filterUnits', 'primitiveUnits', 'in', 'in2', 'result', 'stdDeviation', 'mode', 'operator'],
  ...['k1', 'k2', 'k3', 'k4', 'radius', 'type', 'values', 'tableValues', 'slope', 'intercept', 'amplitude'],
  'exponent',
];

const ATTRIBUTES = new Set([...GEOMETRY.map((name) => name.toLowerCase()), ...PRESENTATION, 'id', 'href']);

/** The parser writes all names small, which only HTML allows. */
const WRITTEN = new Map([...ELEMENTS, ...GEOMETRY].map((name) => [name.toLowerCase(), name]));
