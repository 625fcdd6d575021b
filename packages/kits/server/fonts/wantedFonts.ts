import { pictureFileFor } from '../archive/archivePictures.ts';
import { fontRank } from '../archive/fontFile.ts';
import type { Kit } from '../archive/openKit.ts';
import type { KitFontFace } from '../contents/KitContents.ts';
import type { ImportPlan } from '../plan/ImportPlan.ts';
import { kitSettings } from '../settings/kitSettings.ts';
import { type FoundFace, facesInPosts, facesInValue } from './fontFaces.ts';

/** Elementor Pro's post type for the owner's fonts. */
export const FONT_TYPE = 'elementor_font';
export const FONTS_FILE = `wp-content/${FONT_TYPE}/${FONT_TYPE}.xml`;

/** A font file that an import needs, and where to get it. */
export interface WantedFont {
  readonly face: KitFontFace;
  readonly url: string;
  readonly host: string;
  readonly file: { readonly name: string; readonly bytes: number } | null;
}

const MOST_FACES = 100;

/** The font files in the selected parts of a kit, one for each weight and style of a font that is missing here. */
export async function wantedFonts(
  kit: Kit,
  plan: ImportPlan,
  isHere: (family: string) => boolean,
): Promise<readonly WantedFont[]> {
  const files = await kit.fonts();
  const names = files.map(({ name }) => name);
  const wanted = new Map<string, WantedFont>();
  for (const { sources, ...face } of await facesOf(kit, plan)) {
    const key = JSON.stringify([face.family.toLowerCase(), face.weight, face.style]);
    if (wanted.has(key) || wanted.size >= MOST_FACES || isHere(face.family)) continue;
    const addresses = sources
      .map((source) => addressOf(source, kit.manifest.site))
      .filter((url) => url !== null)
      .sort((a, b) => rankOf(a) - rankOf(b));
    const packed = addresses.flatMap((url) => {
      const name = pictureFileFor(names, url.href);
      return name === null ? [] : [{ url, file: files.find((file) => file.name === name) ?? null }];
    });
    const { url, file } = packed[0] ?? { url: addresses.find(({ host }) => host !== NOWHERE), file: null };
    wanted.set(key, { face, url: url?.href ?? '', host: url?.host ?? '', file });
  }
  return [...wanted.values()];
}

async function facesOf(kit: Kit, plan: ImportPlan): Promise<FoundFace[]> {
  const found: FoundFace[][] = [];
  const lines = plan.items.filter(({ key, action }) => isFont(key) && action !== 'skip');
  const isOfLook = plan.include.some((part) => part === 'settings' || part === 'templates');
  const isChosen = plan.include.includes('content')
    ? lines.some(({ key }) => key.startsWith('wp-content/'))
    : isOfLook && plan.customization.settings?.customFonts !== false;
  if (isChosen) found.push(facesInPosts((await kit.text(FONTS_FILE)) ?? ''));
  for (const { key, title } of lines)
    if (key.startsWith('content/'))
      found.push(facesInValue(await kit.json(`${key}.json`).catch(() => null), title));
  if (plan.include.includes('settings'))
    found.push(facesInValue((await kitSettings(kit, plan.customization.settings)).settings, ''));
  // A file that is not JSON is reported when its step runs.
  for (const { file } of plan.documents) found.push(facesInValue(await kit.json(file).catch(() => null), ''));
  return found.flat();
}

/** Whether an item of a plan is a font. */
export function isFont(key: string): boolean {
  return key.split('/')[1] === FONT_TYPE;
}

/** The base for relative URLs in a style sheet of unknown location: the files may be in the archive, but cannot be fetched. */
const NOWHERE = 'nowhere.invalid';

function addressOf(source: string, site: string): URL | null {
  const base = URL.canParse(site) ? site : `https://${NOWHERE}/`;
  const url = URL.canParse(source, base) ? new URL(source, base) : null;
  return url && /^https?:$/.test(url.protocol) && rankOf(url) >= 0 ? url : null;
}

const rankOf = ({ pathname }: URL): number => fontRank(pathname);
