import {
  CHOICES,
  type Choice,
  type ContentConflict,
  type ImportConflict,
  type PlannedItem,
} from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import { factsOfTemplate } from '../export/manifestEntries.ts';
import type { ImportPlan } from '../plan/ImportPlan.ts';
import { drawnKind } from './drawnKind.ts';
import type { SiteContents } from './PlanInput.ts';
import { contentFile, contentKey, pageInPlace, usualChoice } from './planDocuments.ts';
import { isThemePart, templateInPlace } from './themeParts.ts';

/** Conflicts of a kit with existing content, for the user to decide. */
export interface Conflicts {
  /** Theme parts, by their ID in the kit. */
  readonly conflicts: Readonly<Record<string, readonly ImportConflict[]>>;
  /** Ours: pages whose URL is taken, by the key of the choice. */
  readonly content_conflicts: Readonly<Record<string, ContentConflict>>;
}

export async function conflictsOf(
  kit: Kit,
  { documents, saysTheSame }: Pick<SiteContents, 'documents' | 'saysTheSame'>,
  editUrl: (id: string) => string,
): Promise<Conflicts> {
  const { manifest } = kit;
  const shown = documents.filter(({ isHidden }) => !isHidden);
  const conflicts = Object.entries(manifest.templates).flatMap(([id, entry]) => {
    const facts = factsOfTemplate(entry);
    const rival = isThemePart(entry.doc_type)
      ? templateInPlace(shown, drawnKind(entry.doc_type, facts), entry.title, facts)
      : undefined;
    if (!rival) return [];
    return [[id, [{ template_id: rival.id, template_title: rival.title, edit_url: editUrl(rival.id) }]]];
  });
  const pages: Record<string, ContentConflict> = {};
  for (const [type, entries] of Object.entries(manifest.content))
    for (const [id, entry] of Object.entries(entries)) {
      const rival = pageInPlace(documents, type, id, entry);
      if (!rival) continue;
      const usual = await usualChoice(kit, { saysTheSame }, rival, contentFile(type, id));
      pages[contentKey(type, id)] = {
        title: entry.title,
        page_id: rival.id,
        page_title: rival.title,
        edit_url: editUrl(rival.id),
        choices: [usual, ...CHOICES.filter((choice) => choice !== usual)],
      };
    }
  return { conflicts: Object.fromEntries(conflicts), content_conflicts: pages };
}

/** What happened to a kit's page whose URL was taken, and where it is; no address if it was left out. */
export interface SettledConflict {
  readonly title: string;
  readonly choice: Choice;
  readonly note: string;
  readonly page_id?: string;
  readonly slug?: string | null;
  readonly edit_url?: string;
}

/** What an import does about each page whose URL is taken; absent if there are none. */
export interface SettledConflicts {
  readonly content_conflicts?: Readonly<Record<string, SettledConflict>>;
}

export function settledConflicts(
  { items, documents }: Pick<ImportPlan, 'items' | 'documents'>,
  editUrl: (id: string) => string,
): SettledConflicts {
  const targets = new Map(documents.map(({ key, target }) => [key, target]));
  const settled = items
    .filter(({ key, hasConflict }) => hasConflict && key.startsWith('content/'))
    .map(({ key, title, action, note }): [string, SettledConflict] => {
      const target = targets.get(key);
      const page = target && { page_id: target.id, slug: target.slug, edit_url: editUrl(target.id) };
      return [key, { title, choice: CHOSEN[action], note, ...page }];
    });
  return settled.length > 0 ? { content_conflicts: Object.fromEntries(settled) } : {};
}

const CHOSEN: Readonly<Record<PlannedItem['action'], Choice>> = {
  create: 'keep-both',
  replace: 'replace',
  change: 'replace',
  keep: 'skip',
  skip: 'skip',
};
