import type { KitFontFile, KitFonts } from '../contents/KitContents.ts';
import { FONT_TYPE } from '../fonts/wantedFonts.ts';

/** A site's uploaded fonts in a kit: in Elementor Pro's format, with their files. */
export interface PackedFonts {
  /** Posts of the kit, by ID. */
  readonly listed: Readonly<Record<string, { readonly id: string; readonly title: string }>>;
  readonly isEmpty: boolean;
  /** The fonts' posts, with the URLs that the files have on this site. */
  wxr(site: string): string;
  /** Each file once, however many fonts use it. */
  files(): AsyncIterable<readonly [string, Uint8Array]>;
}

/** Fonts are ordered by name and numbered on from the kit's highest ID. */
export function packFonts(all: readonly KitFontFile[], highest: number, fonts: KitFonts): PackedFonts {
  const families = new Map<string, KitFontFile[]>();
  for (const face of [...all].sort(byName))
    families.set(face.family, [...(families.get(face.family) ?? []), face]);
  const posts = [...families].map(([family, faces], at) => ({
    id: String(highest + 1 + at),
    title: family,
    faces,
  }));
  return {
    listed: Object.fromEntries(posts.map(({ id, title }) => [id, { id, title }])),
    isEmpty: posts.length === 0,
    wxr: (site) => wxrOf(posts.map((post) => itemOf(post, site))),
    async *files() {
      for (const path of new Set(all.map((face) => face.path))) {
        const content = await fonts.read(path);
        if (content) yield [`${FOLDER}/${path.split('/').at(-1)}`, content];
      }
    },
  };
}

const FOLDER = 'fonts';

/** Plain comparison: locale-aware sorting differs between machines. */
function byName(a: KitFontFile, b: KitFontFile): number {
  const [one, other] = [a, b].map(({ family, weight, style }) => JSON.stringify([family, weight, style]));
  return (one ?? '') < (other ?? '') ? -1 : 1;
}

function wxrOf(items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><wp:wxr_version>1.2</wp:wxr_version>
${items.join('\n')}
</channel>
</rss>
`;
}

function itemOf(
  { id, title, faces }: { id: string; title: string; faces: readonly KitFontFile[] },
  site: string,
): string {
  return `<item><title><![CDATA[${title}]]></title><wp:post_id>${id}</wp:post_id><wp:post_type>${FONT_TYPE}</wp:post_type><wp:status>publish</wp:status>
<category domain="elementor_font_type" nicename="custom"><![CDATA[Custom]]></category>
<wp:postmeta><wp:meta_key>elementor_font_face</wp:meta_key><wp:meta_value><![CDATA[${faces
    .map((face) => ruleOf(face, site))
    .join('\n')}]]></wp:meta_value></wp:postmeta></item>`;
}

function ruleOf({ family, weight, style, path }: KitFontFile, site: string): string {
  const format = FORMATS[path.split('.').at(-1) ?? ''];
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; src: url('${site.replace(/\/$/, '')}${path}')${format ? ` format('${format}')` : ''}; }`;
}

const FORMATS: Readonly<Record<string, string>> = {
  woff2: 'woff2',
  woff: 'woff',
  ttf: 'truetype',
  otf: 'opentype',
};
