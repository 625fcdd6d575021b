import { isRecord } from '@portico/kernel/records';
import type { DroppedValues, ImportReport } from '../../wire/admin.ts';
import type { PlannedItem } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import type { KitContents } from '../contents/KitContents.ts';
import type { PictureRow } from '../database/tables.ts';
import { fontsIn, isSystemFont } from '../fonts/fontsIn.ts';
import { faceIn } from '../pictures/bringPictures.ts';
import { type PictureSize, picturesIn } from '../pictures/pictureAddresses.ts';
import type { ImportPlan, PlannedDocument } from '../plan/ImportPlan.ts';
import { kitSettings } from '../settings/kitSettings.ts';
import { droppedInSettings } from './droppedValues.ts';
import { fontOutcome, missingFontFiles } from './fontFiles.ts';
import { postPictures } from './postPictures.ts';
import type { SiteAddresses } from './siteAddresses.ts';

export interface ReportParts {
  readonly kit: Kit;
  readonly plan: ImportPlan;
  readonly importedData: Readonly<Record<string, unknown>>;
  readonly pictures: readonly PictureRow[];
  /** Whether pages of this site have the files of a font. */
  readonly hasFont: (family: string) => boolean;
  readonly editUrl: (id: string) => string;
  readonly postUrl: (id: string) => string;
  readonly addresses: SiteAddresses;
  readonly contents: Pick<KitContents, 'documents' | 'settings'>;
}

type ReportedItem = ImportReport['items'][number];

/** The result of an import, page by page, and what visitors do not see. Reports only what happened. */
export async function makeReport(parts: ReportParts): Promise<ImportReport> {
  const { kit, plan, hasFont, contents } = parts;
  const pictures = parts.pictures.filter(({ face }) => face === '');
  const fontFiles = parts.pictures.filter(({ face }) => face !== '');
  const byUrl = new Map(pictures.map((row) => [row.url, row]));
  const missingOn = new Map<string, Set<string>>();
  const fontsOn = new Map<string, Set<string>>();
  const documents = new Map(plan.documents.map((document) => [document.key, document]));
  const ofSettings = await droppedInSettings(kit, plan, contents);
  const ofPosts = await postPictures(kit, plan.posts);
  const items: ReportedItem[] = [];
  for (const item of plan.items) {
    const document = documents.get(item.key);
    const found = document ? await lookAt(kit, document, contents) : null;
    for (const font of found?.fonts ?? []) noted(fontsOn, font, item.title);
    const rows = [...(found?.pictures ?? ofPosts.get(item.key) ?? [])].flatMap((url) => byUrl.get(url) ?? []);
    const missing = rows.filter(({ state }) => state !== 'here');
    for (const { url } of missing) noted(missingOn, url, item.title);
    const removed = rows.filter(({ state }) => state === 'here').map(({ problem }) => problem);
    const sentences = (first = ''): string => [first, ...removed].filter(Boolean).join(' ');
    items.push({
      ...{ key: item.key, kind: item.kind, title: item.title, note: sentences(item.note) },
      outcome: outcomeOf(item),
      ...fontOutcome(item, hasFont),
      notDrawn: sentences(document?.gaps),
      pictures: rows.length,
      missingPictures: missing.length,
      ...droppedOf(found?.dropped ?? ofSettings.get(item.key)),
      ...linksOf(item, document, parts),
    });
  }
  if (plan.include.includes('settings')) {
    const { settings, classes, variables } = await kitSettings(kit, plan.customization.settings);
    const found = new Set<string>();
    fontsIn([settings, classes, variables], found);
    for (const font of found) noted(fontsOn, font, SITE_SETTINGS);
    const behind = new Map<string, PictureSize | null>();
    picturesIn([settings, classes], behind);
    for (const url of behind.keys()) noted(missingOn, url, SITE_SETTINGS);
  }
  for (const row of fontFiles) noted(fontsOn, faceIn(row).family, 'Fonts of the kit');
  return {
    items,
    pictures: {
      total: pictures.length,
      here: pictures.filter(({ state }) => state === 'here').length,
      bytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0),
      missing: pictures
        .filter(({ state }) => state !== 'here')
        .map(({ url, problem }) => ({ url, problem, usedOn: [...(missingOn.get(url) ?? [])] })),
    },
    fonts: [...fontsOn]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([family, usedOn]) => ({
        family,
        state: hasFont(family) ? 'hosted' : isSystemFont(family) ? 'system' : 'missing',
        usedOn: [...usedOn],
        ...missingFontFiles(family, fontFiles),
      })),
  };
}

/** The same report with the current state of pictures and fonts: some may have been fetched since. */
export function withPictures(report: ImportReport, all: readonly PictureRow[]): ImportReport {
  if (all.length === 0) return report;
  const rows = all.filter(({ face }) => face === '');
  const fontFiles = all.filter(({ face }) => face !== '');
  const problems = new Map(
    rows.filter(({ state }) => state !== 'here').map(({ url, problem }) => [url, problem]),
  );
  const missing = report.pictures.missing.filter(({ url }) => problems.has(url));
  return {
    ...report,
    pictures: {
      total: report.pictures.total,
      here: report.pictures.total - missing.length,
      bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
      missing: missing.map((picture) => ({ ...picture, problem: problems.get(picture.url) ?? '' })),
    },
    fonts: report.fonts.map(({ missing: _before, ...font }) => ({
      ...font,
      ...missingFontFiles(font.family, fontFiles),
      ...(fontFiles.some((row) => row.state === 'here' && faceIn(row).family === font.family) && {
        state: 'hosted' as const,
      }),
    })),
  };
}

const SITE_SETTINGS = 'Site settings';

async function lookAt(
  kit: Kit,
  { file, target, facts }: PlannedDocument,
  { documents }: ReportParts['contents'],
) {
  const content = await kit.json(file).catch(() => null);
  const pictures = new Map<string, PictureSize | null>();
  const fonts = new Set<string>();
  picturesIn(content, pictures);
  // The picture of a post in lists.
  if (target.post) picturesIn(facts.thumbnail, pictures);
  fontsIn(content, fonts);
  return { pictures: pictures.keys(), fonts, dropped: documents.dropped?.(content) };
}

function droppedOf(dropped: DroppedValues | undefined): Pick<ReportedItem, 'dropped'> {
  return dropped && dropped.values.length > 0 ? { dropped } : {};
}

const OUTCOMES: Readonly<Record<PlannedItem['action'], ReportedItem['outcome']>> = {
  create: 'new',
  replace: 'replaced',
  change: 'changed',
  keep: 'kept',
  skip: 'left-out',
};

function outcomeOf({ action, isMissing }: PlannedItem): ReportedItem['outcome'] {
  return isMissing ? 'missing' : OUTCOMES[action];
}

function linksOf(
  { key, action }: PlannedItem,
  document: PlannedDocument | undefined,
  { importedData, editUrl, postUrl, addresses }: ReportParts,
): Pick<ReportedItem, 'address' | 'editUrl'> {
  if (document) {
    const { id } = document.target;
    return { address: addresses.page(id), editUrl: editUrl(id) };
  }
  const [folder, type = '', number = ''] = key.split('/');
  const id = action === 'skip' || folder !== 'wp-content' ? null : postOf(importedData, type, number);
  return id === null
    ? { address: null, editUrl: null }
    : { address: addresses.post(id), editUrl: postUrl(id) };
}

function postOf(importedData: Readonly<Record<string, unknown>>, type: string, number: string) {
  const answer = importedData['wp-content'];
  const { succeed, kept } = Object(isRecord(answer) ? answer[type] : null);
  const id = Object(succeed)[number] ?? Object(kept)[number];
  return typeof id === 'string' ? id : null;
}

function noted(notes: Map<string, Set<string>>, name: string, where: string): void {
  notes.set(name, (notes.get(name) ?? new Set()).add(where));
}
