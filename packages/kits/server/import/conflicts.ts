import type { ContentConflict, ImportConflict } from '../../wire/public.ts';
import { CHOICES } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import type { KitDocument } from '../contents/KitContents.ts';
import { factsOfTemplate } from '../export/manifestEntries.ts';
import { contentKey, pageInPlace } from './planDocuments.ts';
import { isThemePart, templateInPlace } from './themeParts.ts';

/** What of a kit meets something in its place, for whoever imports it to decide. */
export interface Conflicts {
  /** Theme parts, by their number in the kit. */
  readonly conflicts: Readonly<Record<string, readonly ImportConflict[]>>;
  /** Ours: pages whose address is taken, by what a choice about them is filed under. */
  readonly content_conflicts: Readonly<Record<string, ContentConflict>>;
}

export function conflictsOf(
  { manifest }: Kit,
  documents: readonly KitDocument[],
  editUrl: (id: string) => string,
): Conflicts {
  const shown = documents.filter(({ isHidden }) => !isHidden);
  const conflicts = Object.entries(manifest.templates).flatMap(([id, entry]) => {
    const facts = factsOfTemplate(entry);
    const rival = isThemePart(entry.doc_type)
      ? templateInPlace(shown, entry.doc_type, entry.title, facts)
      : undefined;
    if (!rival) return [];
    return [[id, [{ template_id: rival.id, template_title: rival.title, edit_url: editUrl(rival.id) }]]];
  });
  const pages = Object.entries(manifest.content).flatMap(([type, entries]) =>
    Object.entries(entries).flatMap(([id, entry]) => {
      const rival = pageInPlace(shown, type, entry);
      if (!rival) return [];
      const { id: page_id, title: page_title } = rival;
      const about = { title: entry.title, page_id, page_title, edit_url: editUrl(page_id) };
      return [[contentKey(type, id), { ...about, choices: [...CHOICES] }]];
    }),
  );
  return { conflicts: Object.fromEntries(conflicts), content_conflicts: Object.fromEntries(pages) };
}
