/** One of a picture's files. */
interface Source {
  readonly url: string;
  readonly width: number;
  readonly type: string;
}

const BEHIND = /url\("\/media\/([0-9a-f]{20})-\d{1,5}\.(?:webp|jpg)"\)/g;
const EARLY = /<link rel="preload" as="image" href="\/media\/([0-9a-f]{20})-[^"<>]{1,30}"[^<>]{0,2000}>/g;

/** Widths of background pictures, by the widest viewport that they are for: the last applies to all wider ones. */
const STEPS = [
  { upTo: 640, width: 960 },
  { upTo: 1280, width: 1280 },
  { upTo: Number.POSITIVE_INFINITY, width: 1920 },
] as const;

/** Uploaded pictures used as backgrounds in a style sheet or preloaded by a page: the shared part of their URLs. */
export function picturesBehind(text: string): readonly string[] {
  const found = [...text.matchAll(BEHIND), ...text.matchAll(EARLY)].map(([, picture = '']) => picture);
  return [...new Set(found)];
}

/** A style sheet whose backgrounds have the size that the viewport needs. */
export function withSheetSizes(css: string, sourcesOf: (picture: string) => readonly Source[]): string {
  const wide: string[] = [];
  const narrower = new Map<number, string[]>();
  const known = new Map<string, string>();
  for (const picture of picturesBehind(css)) {
    const [widest, ...rest] = filesFor(sourcesOf(picture)).reverse();
    if (!widest) continue;
    known.set(picture, rest.length > 0 ? `var(--p-${picture})` : drawing(widest));
    if (rest.length > 0) wide.push(`--p-${picture}:${drawing(widest)}`);
    for (const step of rest)
      narrower.set(step.upTo, [...(narrower.get(step.upTo) ?? []), `--p-${picture}:${drawing(step)}`]);
  }
  const rules = [...narrower].sort(([a], [b]) => b - a);
  const sized = css.replace(BEHIND, (whole, picture) => known.get(picture) ?? whole);
  return [
    ...(wide.length > 0 ? [`:root{${wide.join(';')}}`] : []),
    ...rules.map(([upTo, values]) => `@media (max-width:${upTo}px){:root{${values.join(';')}}}`),
    sized,
  ].join('');
}

/** Makes preloads use the same file as the style sheet. */
export function withEarlySizes(html: string, sourcesOf: (picture: string) => readonly Source[]): string {
  return html.replace(EARLY, (link, picture) => {
    const files = filesFor(sourcesOf(picture));
    const media = / media="([^"<>]*)"/.exec(link)?.[1] ?? 'all';
    let from = 0;
    const links = files.map(({ upTo, url }) => {
      const [least, most] = [from, upTo];
      from = upTo + 0.02;
      const queries = media.split(', ').flatMap((query) => within(query, least, most));
      const asked = link
        .replace(/ href="[^"]*"/, ` href="${url}"`)
        .replace(/ media="[^"]*"/, '')
        .replace(/\s?\/?>$/, ` media="${queries.join(', ')}"/>`);
      return queries.length > 0 ? asked : '';
    });
    return files.length > 0 ? links.join('') : link;
  });
}

interface Step {
  readonly upTo: number;
  readonly url: string;
  /** Width of the file, and of the widest one. */
  readonly share: number;
}

/** States the size of the whole picture, so that an unfitted background is as large with a smaller file. */
function drawing({ url, share }: Step): string {
  return share < 1 ? `image-set(url("${url}") ${Number(share.toFixed(4))}x)` : `url("${url}")`;
}

/** The file for each step, narrowest first; steps with the same file are merged. */
function filesFor(sources: readonly Source[]): Step[] {
  const files = sources.filter(({ type }) => type === 'image/webp').sort((a, b) => a.width - b.width);
  const steps = STEPS.flatMap(({ upTo, width }) => {
    const file = files.find((source) => source.width >= width) ?? files.at(-1);
    return file ? [{ upTo, url: file.url, share: file.width / (files.at(-1)?.width ?? file.width) }] : [];
  });
  return steps.filter(({ url }, index) => steps[index + 1]?.url !== url);
}

/** A media query restricted to a range of widths; empty if they do not overlap. */
function within(query: string, least: number, most: number): string[] {
  const own = (name: string): number | null => {
    const width = new RegExp(`\\(${name}-width: ?(\\d{1,6})px\\)`).exec(query)?.[1];
    return width === undefined ? null : Number(width);
  };
  const from = Math.max(least, own('min') ?? 0);
  const to = Math.min(most, own('max') ?? Number.POSITIVE_INFINITY);
  if (from > to) return [];
  const parts = [
    ...(from > 0 ? [`(min-width:${from}px)`] : []),
    ...(to < Number.POSITIVE_INFINITY ? [`(max-width:${to}px)`] : []),
  ];
  return [parts.join(' and ') || 'all'];
}
