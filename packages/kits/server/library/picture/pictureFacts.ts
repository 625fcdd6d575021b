import { isRecord } from '@portico/kernel/records';
import type { Database } from '@portico/kernel/server';
import { textOf } from '@portico/kernel/server/html';
import type { KitPart } from '../../../wire/public.ts';
import type { KitContents } from '../../contents/KitContents.ts';

/** What a kit's picture is drawn from. */
export interface PictureFacts {
  readonly title: string;
  /** Colours of the kit, most important first. */
  readonly colours: readonly string[];
  /** Font families of its headings and its text. */
  readonly fonts: readonly string[];
  /** The contents of its first page, from the top. */
  readonly blocks: readonly Block[];
}

export interface Block {
  readonly is: 'heading' | 'text' | 'picture' | 'button';
  readonly text: string;
}

const MOST_BLOCKS = 9;

/** Reads what a kit will contain: the site's colours and fonts, and the page that visitors see first. */
export async function pictureFacts(
  title: string,
  include: readonly KitPart[],
  contents: KitContents,
  database: Database,
): Promise<PictureFacts> {
  const { settings } = await contents.settings.read(database);
  const listed = (await contents.documents.list(database)).filter(({ isHidden }) => !isHidden);
  const pages = listed.filter(({ postType }) => postType === 'page');
  const first = include.includes('content') ? (pages.find(({ isHome }) => isHome) ?? pages[0]) : listed[0];
  const document = first && (await contents.documents.read(database, first.id));
  const blocks: Block[] = [];
  if (document) collect(document.content, blocks);
  const isStyled = include.includes('settings');
  return {
    title,
    colours: isStyled ? membersOf(settings, ['system_colors', 'custom_colors'], 'color') : [],
    fonts: isStyled
      ? membersOf(settings, ['system_typography', 'custom_typography'], 'typography_font_family')
      : [],
    blocks,
  };
}

function membersOf(
  settings: Readonly<Record<string, unknown>>,
  lists: readonly string[],
  member: string,
): string[] {
  return lists
    .flatMap((name) => (Array.isArray(settings[name]) ? settings[name] : []))
    .flatMap((entry) => (isRecord(entry) && typeof entry[member] === 'string' ? [entry[member]] : []));
}

const KINDS: Readonly<Record<string, readonly [Block['is'], string]>> = {
  heading: ['heading', 'title'],
  'text-editor': ['text', 'editor'],
  image: ['picture', ''],
  'image-box': ['picture', 'title_text'],
  'image-carousel': ['picture', ''],
  video: ['picture', ''],
  button: ['button', 'text'],
};

function collect(elements: readonly unknown[], blocks: Block[]): void {
  for (const element of elements) {
    if (blocks.length >= MOST_BLOCKS) return;
    if (!isRecord(element)) continue;
    const [is, member = ''] = KINDS[String(element.widgetType)] ?? [];
    const text = isRecord(element.settings) ? element.settings[member] : '';
    if (is) blocks.push({ is, text: plain(text) });
    if (Array.isArray(element.elements)) collect(element.elements, blocks);
  }
}

function plain(text: unknown): string {
  return typeof text === 'string' ? textOf(text).replace(/\s+/g, ' ').trim() : '';
}
