import type { ContentVersions, Database } from '@portico/kernel/server';
import { chooseTemplate, conditionsIn, fitOf } from '../../model/templates/conditions.ts';
import {
  COMPONENT_TYPE,
  GLOBAL_TYPE,
  isTemplateType,
  POPUP_TYPE,
  TEMPLATE_TYPES,
  type TemplateType,
} from '../../wire/public.ts';
import { missing } from '../documents/DocumentError.ts';
import { kindTag, type PublishedDocument } from '../documents/Documents.ts';
import { live, storedConditions, summary } from '../documents/documentRows.ts';
import { existingRow } from '../documents/findRow.ts';
import type { DocumentSummary } from '../documents/StoredDocument.ts';
import { withShared } from '../documents/withShared.ts';
import type { BuilderTables, DocumentRow } from '../tables.ts';

/** Documents that surround or render pages, and where each is shown. */
export interface Templates {
  /** The template for a page with these places, or `null`: then the theme renders it. */
  shownOn(types: readonly TemplateType[], places: readonly string[]): Promise<PublishedDocument | null>;
  /** All published popups, each with whether it may open on a page with these places. */
  popups(places: readonly string[]): Promise<readonly Popup[]>;
  /** All but trashed ones, in order of creation. */
  list(): Promise<readonly Template[]>;
  /** Visible with the next page view, if the template is published. */
  setConditions(id: number, conditions: readonly string[]): Promise<Template>;
}

export interface Popup {
  readonly published: PublishedDocument;
  readonly isShown: boolean;
}

export interface Template extends DocumentSummary {
  readonly type: TemplateType;
  readonly conditions: readonly string[];
}

const TYPES = Object.keys(TEMPLATE_TYPES).filter(isTemplateType);
/** Pages depend on these: any of them may start to apply, and any may contain components and global widgets. */
export const TEMPLATE_TAGS: readonly string[] = [...TYPES, COMPONENT_TYPE, GLOBAL_TYPE].map(kindTag);

interface LiveTemplate {
  readonly id: number;
  readonly type: string;
  readonly conditions: readonly string[];
  readonly published: PublishedDocument;
}

export function createTemplates(database: Database, content: ContentVersions): Templates {
  let known: { readonly stamp: string; readonly templates: readonly LiveTemplate[] } | undefined;

  const rows = (): Promise<DocumentRow[]> =>
    database
      .tables<BuilderTables>()
      .selectFrom('builder_documents')
      .selectAll()
      .where('type', 'in', TYPES)
      .where('trashed_at', 'is', null)
      .orderBy('id')
      .execute();

  async function liveTemplates(): Promise<readonly LiveTemplate[]> {
    const stamp = await content.stamp(TEMPLATE_TAGS);
    if (known?.stamp !== stamp) {
      const found = (await rows()).flatMap(liveOf);
      const templates = await Promise.all(
        found.map(async (one) => ({ ...one, published: await withShared(database, one.published) })),
      );
      known = { stamp, templates };
    }
    return known.templates;
  }

  return {
    async shownOn(types, places) {
      const all = await liveTemplates();
      const ofTypes = all.filter(({ type }) => types.some((one) => one === type));
      return chooseTemplate(ofTypes, places)?.published ?? null;
    },

    async popups(places) {
      const all = (await liveTemplates()).filter(({ type }) => type === POPUP_TYPE);
      return all.map(({ conditions, published }) => ({ published, isShown: fitOf(conditions, places) > 0 }));
    },

    list: async () => (await rows()).flatMap(templateOf),

    setConditions: (id, conditions) =>
      database.transaction(async (transaction) => {
        const row = await existingRow(transaction, id);
        if (!isTemplateType(row.type) || row.trashed_at !== null) throw missing('This template');
        await transaction
          .tables<BuilderTables>()
          .updateTable('builder_documents')
          .set({ conditions: JSON.stringify(conditionsIn(conditions)) })
          .where('id', '=', id)
          .execute();
        await content.touch(transaction, [kindTag(row.type)]);
        const [after] = templateOf(await existingRow(transaction, id));
        if (!after) throw missing('This template');
        return after;
      }),
  };
}

function liveOf(row: DocumentRow): readonly LiveTemplate[] {
  const published = live(row);
  const conditions = storedConditions(row.conditions);
  // Links can open popups that are never shown by themselves.
  const isKnown = conditions.length > 0 || row.type === POPUP_TYPE;
  return published && isKnown ? [{ id: row.id, type: row.type, conditions, published }] : [];
}

function templateOf(row: DocumentRow): readonly Template[] {
  const { type } = row;
  return isTemplateType(type)
    ? [{ ...summary(row), type, conditions: storedConditions(row.conditions) }]
    : [];
}
