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
 * shown as a picture.
 */
export function cleanDrawing(file: string): string | null {
  const start = file.search(/<svg[\s>]/i);
  if (start < 0 || file.length > MOST_BYTES_READ || /<!ENTITY/i.test(file)) return null;
  const source = file.slice(start).replaceAll(DRAWING_MARK, '');
  try {
    const drawing = sanitize(source, options(readDrawingSheet(source))).trim();
    const isWhole = drawing.startsWith('<svg') && drawing.endsWith('</svg>');
    return isWhole && Buffer.byteLength(drawing) <= MOST_BYTES ? drawing : null;
  } catch (error) {
    if (error instanceof NotInline) return null;
    throw error;
  }
}

type LooksOf = ReturnType<typeof readDrawingSheet>;

function options(looksOf: LooksOf): sanitize.IOptions {
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
      const left = name === 'id' ? nameOf(value) : keptDrawingValue(name, value, nameOf);
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
    allowedTags: [...ELEMENTS],
    allowedAttributes: { '*': [...GEOMETRY, ...PRESENTATION, 'id', 'href'] },
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
  ...['text', 'tspan', 'textpath', 'lineargradient', 'radialgradient', 'stop', 'clippath', 'mask', 'pattern'],
  ...['marker', 'filter', 'feblend', 'fecolormatrix', 'fecomponenttransfer', 'fefunca', 'fefuncb', 'fefuncg'],
  ...['fefuncr', 'fecomposite', 'fedropshadow', 'feflood', 'fegaussianblur', 'femerge', 'femergenode'],
  ...['femorphology', 'feoffset'],
];

/** Their content is drawn again for every reference. */
const CONTAINERS = new Set(['symbol', 'clippath', 'mask', 'pattern', 'marker', 'filter']);

/** Meant to be visible, but not allowed in a page. */
const SEEN = new Set(['image', 'feimage']);

const TAKEN = [
  ...['script', 'style', 'title', 'desc', 'metadata', 'foreignobject', 'iframe', 'object', 'embed'],
  ...['textarea', 'option', 'noscript', 'template', 'xmp', 'noembed', 'noframes', 'plaintext', 'math'],
];

const GEOMETRY = [
  ...['viewbox', 'preserveaspectratio', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r'],
  ...['rx', 'ry', 'fx', 'fy', 'fr', 'd', 'points', 'pathlength', 'dx', 'dy', 'rotate', 'textlength'],
  ...['lengthadjust', 'startoffset', 'method', 'spacing', 'offset', 'gradientunits', 'gradienttransform'],
  ...['spreadmethod', 'clippathunits', 'maskunits', 'maskcontentunits', 'patternunits'],
  ...[
    'patterncontentunits',
    'patterntransform',
    'markerwidth',
    'markerheight',
    'markerunits',
    'refx',
    'refy',
  ],
  ...['orient', 'filterunits', 'primitiveunits', 'in', 'in2', 'result', 'stddeviation', 'mode', 'operator'],
  ...['k1', 'k2', 'k3', 'k4', 'radius', 'type', 'values', 'tablevalues', 'slope', 'intercept', 'amplitude'],
  'exponent',
];
