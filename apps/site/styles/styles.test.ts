import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const folder = new URL('./', import.meta.url);
const root = new URL('../../../', folder);
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

describe.each(sheets)('%s', (name) => {
  it('never shouts', () => {
    expect(read(name)).not.toContain('!important');
  });

  it('speaks of start and end, never of left and right', () => {
    expect(read(name)).not.toMatch(
      /\b(margin|padding|border|inset)-(left|right|top|bottom)\b|[\s;{](left|right|top|bottom|width|height):|text-align: (left|right)/,
    );
  });

  it('asks nothing of another host', () => {
    expect(read(name)).not.toMatch(/https?:|url\("\/\//);
  });
});

describe('every sheet of the house', () => {
  it('asks an attribute which way the page reads, since the build makes a list of languages of :dir()', () => {
    const all = globSync(['packages/**/*.css', 'apps/**/*.css'], {
      cwd: fileURLToPath(root),
      ignore: ['**/node_modules/**'],
    });
    expect(all.length).toBeGreaterThan(sheets.length);
    const asking = all.filter((name) => readFileSync(new URL(name, root), 'utf8').includes(':dir('));
    expect(asking).toEqual([]);
  });
});

describe('site.css', () => {
  it('joins every other sheet', () => {
    const joined = [...read('site.css').matchAll(/url\("\.\/([^"]+)"\)/g)].map((match) => match[1]);
    expect(new Set(joined)).toEqual(new Set(sheets.filter((name) => name !== 'site.css')));
  });
});

/** WCAG 2.2: 4.5 to 1 for text, 3 to 1 for marks and borders of controls. */
const pairs: readonly (readonly [text: string, ground: string, ratio: number])[] = [
  ...['page', 'surface', 'sunken'].flatMap((ground) =>
    ['ink', 'ink-soft', 'accent'].map((text) => [text, ground, 4.5] as const),
  ),
  ...['page', 'surface'].flatMap((ground) => [
    ['line-strong', ground, 3] as const,
    ['focus', ground, 3] as const,
  ]),
  ['on-accent', 'accent-solid', 4.5],
  ['on-accent', 'accent-solid-hover', 4.5],
  ['accent', 'accent-wash', 4.5],
  ['brass', 'brass-wash', 4.5],
  ['on-deep', 'deep', 4.5],
  ['on-deep-soft', 'deep', 4.5],
  ['on-deep-accent', 'deep', 4.5],
  ...['success', 'warning', 'danger', 'info'].flatMap((tone) => [
    [tone, `${tone}-wash`, 4.5] as const,
    [tone, 'surface', 4.5] as const,
    ['ink', `${tone}-wash`, 4.5] as const,
  ]),
];

describe.each([
  ['day', 0],
  ['night', 1],
] as const)('by %s', (_, light) => {
  it.each(pairs)('%s stands out from %s at %d to 1', (text, ground, ratio) => {
    expect(contrast(colour(text, light), colour(ground, light))).toBeGreaterThanOrEqual(ratio);
  });
});

function colour(name: string, light: 0 | 1): string {
  const value = new RegExp(`--p-color-${name}:\\s*([^;]+);`).exec(read('tokens.css'))?.[1] ?? '';
  const values = value.match(/#[0-9a-f]{3,6}/g) ?? [];
  return values[light] ?? values[0] ?? '';
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = (digits.match(/[0-9a-f]{2}/g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
