import { PRESENTATION } from './drawingValues.ts';

type Looks = Readonly<Record<string, string>>;

interface Rule {
  readonly weight: number;
  readonly looks: Looks;
}

const MOST_RULES = 500;

/**
 * The style sheets and inline styles of an SVG file, as attributes of an element. Reads rules for an element, a class or an ID,
 * which is what drawing programs write.
 */
export function readDrawingSheet(
  file: string,
  onRemoved: (name: string) => void = () => {},
): (element: string, written: Readonly<Record<string, string>>) => Looks {
  const rules = new Map<string, Rule[]>();
  let count = 0;
  for (const { selectors, body } of rulesIn(sheetsIn(file))) {
    const looks = declarationsIn(body);
    for (const selector of selectors.split(',')) {
      const key = selector.trim();
      if (!SIMPLE.test(key) || ++count > MOST_RULES) {
        onRemoved('style');
        continue;
      }
      const weight = key.startsWith('#') ? 2 : key.startsWith('.') ? 1 : 0;
      rules.set(key, [...(rules.get(key) ?? []), { weight: weight * MOST_RULES + count, looks }]);
    }
  }
  return (element, written) => {
    const classes = (written.class ?? '').split(/\s+/).slice(0, MOST_CLASSES);
    const keys = [element, ...new Set(classes.map((name) => `.${name}`)), `#${written.id ?? ''}`];
    const found = rules.size === 0 ? [] : keys.flatMap((key) => rules.get(key) ?? []);
    return Object.assign(
      {},
      ...found.toSorted((a, b) => a.weight - b.weight).map(({ looks }) => looks),
      declarationsIn(written.style ?? ''),
    );
  };
}

const SIMPLE = /^[.#]?[\w-]{1,100}$/;
const MOST_CLASSES = 20;

function sheetsIn(file: string): string {
  const lower = file.toLowerCase();
  let sheets = '';
  for (let at = lower.indexOf('<style'); at >= 0; at = lower.indexOf('<style', at)) {
    const open = lower.indexOf('>', at);
    const end = open < 0 ? -1 : lower.indexOf('</style', open);
    if (end < 0) break;
    sheets += file.slice(open + 1, end);
    at = end;
  }
  return sheets.replaceAll('<![CDATA[', '').replaceAll(']]>', '');
}

function* rulesIn(sheet: string): Generator<{ selectors: string; body: string }> {
  for (const piece of withoutComments(sheet).split('}')) {
    const parts = piece.split('{');
    // More than one is a nested rule, such as a print style.
    if (parts.length !== 2) continue;
    const [before = '', body = ''] = parts;
    const selectors = before.slice(before.lastIndexOf(';') + 1);
    if (!selectors.includes('@')) yield { selectors, body };
  }
}

function withoutComments(sheet: string): string {
  return sheet
    .split('/*')
    .map((piece, index) => (index === 0 ? piece : piece.slice((piece.indexOf('*/') + 1 || -1) + 1)))
    .join('');
}

function declarationsIn(body: string): Looks {
  const looks: Record<string, string> = {};
  for (const declaration of body.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (PRESENTATION.has(name)) looks[name] = declaration.slice(colon + 1).replace(/!\s*important/i, '');
  }
  return looks;
}
