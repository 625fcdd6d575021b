import { readFile } from 'node:fs/promises';
import type { Database } from '@portico/kernel/server';
import { KitError } from '../../manifest/KitError.ts';
import type { DocumentFile, ManifestTheme } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import { listDocuments, writeFacts } from '../contents/documentFacts.ts';
import type {
  DocumentFacts,
  Importer,
  KitContents,
  KitMenu,
  StoredDocument,
  TermChange,
  Undo,
} from '../contents/KitContents.ts';
import { type Identity, type IdentityUndo, rememberIdentity, undoIdentity } from '../identity/identities.ts';
import { IS_KIT_NUMBER } from '../identity/kitNumbers.ts';
import { type LookIds, lookIds, withLookIds, withOwnLookIds } from '../identity/lookIds.ts';
import { type NewIds, renumber, renumberCondition } from '../identity/renumber.ts';
import { withOwnLinks } from '../identity/withOwnLinks.ts';
import { inText, type PlacePicture, withPlacedPictures } from '../pictures/pictureAddresses.ts';
import type { ImportPlan } from '../plan/ImportPlan.ts';
import { kitSettings, mergeSettings } from '../settings/kitSettings.ts';
import { type Failed, failedIn, typesIn } from './failedEntries.ts';
import { menuNames, menusOf } from './menuLines.ts';
import { ownLinks } from './ownLinks.ts';
import { preparedFile } from './prepareStep.ts';
import { readTerms } from './readTerms.ts';
import { SETTINGS } from './settingsLines.ts';
import { placesOf } from './themeParts.ts';

/** One change that can be undone. */
export interface UndoStep {
  readonly part: 'settings' | 'taxonomies' | 'documents' | 'facts' | 'identities' | 'posts' | 'menus';
  readonly undo: Undo;
}

export interface Applied {
  readonly importedData: Readonly<Record<string, unknown>>;
  /** In the order the changes were made. */
  readonly undo: readonly UndoStep[];
}

export interface ApplyParts {
  readonly kit: Kit;
  readonly plan: ImportPlan;
  readonly contents: KitContents;
  readonly folder: string;
  readonly session: string;
  readonly by: Importer;
  /** Looked up in advance: inside a transaction only the transaction may be queried. */
  readonly theme: ManifestTheme | null;
  /** What to show in place of each picture. */
  readonly place: PlacePicture;
}

/** Carries out a plan in the caller's transaction: all of it or, on error, nothing. */
export async function applyPlan(transaction: Database, parts: ApplyParts): Promise<Applied> {
  const { kit, plan, contents, theme, place } = parts;
  const undo: UndoStep[] = [];
  const importedData: Record<string, unknown> = {};
  await refuseStalePlan(transaction, parts);
  const remember: Remember = async (kind, local, original, guid = '') => {
    if (!IS_KIT_NUMBER.test(original)) return;
    const identity = { kind, local, original, guid };
    undo.push({ part: 'identities', undo: await rememberIdentity(transaction, identity) });
  };

  let looks: LookIds = { classes: new Map(), variables: new Map() };
  if (plan.include.includes('settings')) {
    const given = await kitSettings(kit, plan.customization.settings);
    const brought = {
      ...given,
      settings: withPlacedPictures(given.settings, place) as typeof given.settings,
      classes: withPlacedPictures(given.classes, place) as typeof given.classes,
    };
    if (plan.items.some(({ kind, action }) => kind === SETTINGS && action !== 'skip')) {
      const before = await contents.settings.read(transaction);
      looks = lookIds(before, brought);
      const merged = mergeSettings(before, withOwnLookIds(brought, looks));
      undo.push({ part: 'settings', undo: await contents.settings.write(transaction, merged) });
      importedData['site-settings'] = { ...brought.settings, imported_kit_id: parts.session };
      if (brought.theme && brought.theme === theme?.slug) importedData.theme = theme.name;
      if (brought.experiments.length > 0) importedData.experiments = brought.experiments;
    }
  }
  if (plan.plugins.length > 0) importedData.plugins = plan.plugins;

  const terms = new Map<string, readonly TermChange[]>();
  const byType: Record<string, Record<string, readonly TermChange[]>> = {};
  for (const { postType, name } of plan.taxonomies) {
    let changes = terms.get(name);
    if (!changes) {
      const added = await contents.taxonomies.add(transaction, name, await readTerms(kit, name));
      undo.push({ part: 'taxonomies', undo: added.undo });
      changes = added.terms;
      terms.set(name, changes);
      for (const { old_id, new_id } of changes) await remember('term', String(new_id), String(old_id));
    }
    byType[postType] = { ...byType[postType], [name]: changes };
  }
  if (plan.taxonomies.length > 0) importedData.taxonomies = byType;

  const built = await applyDocuments(
    transaction,
    parts,
    { ...newTerms(terms), looks },
    { undo, remember, importedData },
  );

  const written = await applyPosts(transaction, parts, { undo, remember, importedData });
  const posts = new Map([...built, ...written]);

  const isWithMenus = plan.items.some(({ key, action }) => key.startsWith('menus/') && action !== 'skip');
  if (isWithMenus) {
    // Their targets exist by now.
    const menus = withOwnLinks(await menusOf(kit, contents.menus), ownLinks(kit, plan)) as KitMenu[];
    const pages = new Map(plan.documents.map(({ oldId, target }) => [oldId, target.id]));
    undo.push({ part: 'menus', undo: await contents.menus.add(transaction, menus, { pages, posts }) });
  }
  return { importedData, undo };
}

/** Undoes the changes, last one first. */
export async function undoSteps(
  transaction: Database,
  contents: KitContents,
  steps: readonly UndoStep[],
): Promise<void> {
  for (const { part, undo } of [...steps].reverse()) {
    if (part === 'identities') await undoIdentity(transaction, undo as IdentityUndo);
    else if (part === 'facts') {
      const { document, facts } = undo as { document: string; facts: Record<string, unknown> | null };
      await writeFacts(transaction, document, facts);
    } else await contents[part].undo(transaction, undo);
  }
}

/**
 * A plan describes the site at the time it was made. If the site has changed since, nothing is done rather than the wrong
 * thing.
 */
async function refuseStalePlan(transaction: Database, { plan, contents }: ApplyParts): Promise<void> {
  const now = new Map(
    (await listDocuments(contents.documents, transaction)).map((found) => [found.id, found]),
  );
  const slugs = new Set([...now.values()].flatMap(({ slug }) => slug ?? []));
  const isStale = plan.documents.some(({ action, target }) =>
    action === 'replace'
      ? !now.has(target.id)
      : now.has(target.id) || (target.slug !== null && slugs.has(target.slug)),
  );
  if (isStale)
    throw new KitError(
      'import-runner-error',
      'The site was changed while the kit was being imported. Nothing was imported; start again.',
    );
}

/** Records the ID that a thing of this site has in kits. */
type Remember = (kind: Identity['kind'], local: string, original: string, guid?: string) => Promise<void>;

/** What is collected while a plan is carried out. */
interface Notes {
  readonly undo: UndoStep[];
  readonly remember: Remember;
  readonly importedData: Record<string, unknown>;
}

/** A post's cover picture for lists, if it is available here. */
function withCover(
  { post }: StoredDocument,
  { thumbnail }: DocumentFacts,
  place: PlacePicture,
): Pick<StoredDocument, 'post'> {
  if (!post) return {};
  return { post: { ...post, cover: (thumbnail && place(thumbnail, null)?.stored?.id) || null } };
}

/** Returns the posts rendered by the kit's documents. */
async function applyDocuments(
  transaction: Database,
  { kit, plan, contents, folder, by, place }: ApplyParts,
  { terms, slugs, looks }: NewTerms & { readonly looks: LookIds },
  { undo, remember, importedData }: Notes,
): Promise<ReadonlyMap<string, string>> {
  const built = new Map<string, string>();
  const moved = plan.documents.filter(({ oldId, target }) => oldId !== target.id);
  const ids: NewIds = {
    documents: new Map(moved.map(({ oldId, target }) => [oldId, target.id])),
    ...{ terms, menus: await menuNames(kit) },
  };
  const links = ownLinks(kit, plan);
  const templates = { succeed: {} as Record<string, string>, succeed_summary: {} as Record<string, number> };
  const content: Record<string, { succeed: Record<string, string>; failed: Failed }> = {};
  for (const { key, runner, oldId, target, facts, isMadeForElementor } of plan.documents) {
    const file = JSON.parse(await readFile(preparedFile(folder, key), 'utf8')) as DocumentFile;
    const renumbered = { ...file, content: withLookIds(renumber(file.content, ids), looks) };
    const pictured = withOwnLinks(withPlacedPictures(renumbered, place), links) as DocumentFile;
    const placedFile = (isMadeForElementor && contents.documents.asElementor?.(pictured)) || pictured;
    const { conditions } = placesOf(target.docType, facts);
    const shown = {
      ...target,
      ...(conditions && {
        conditions: conditions.map((one) => renumberCondition(one, { documents: ids.documents, slugs })),
      }),
      ...withCover(target, facts, place),
    };
    const written = await contents.documents.write(transaction, shown, placedFile, by);
    undo.push({ part: 'documents', undo: written.undo });
    if (written.post !== undefined) built.set(oldId, written.post);
    const parent = facts.post_parent === undefined ? undefined : String(facts.post_parent);
    const placed = {
      ...facts,
      ...(parent !== undefined && { post_parent: Number(ids.documents.get(parent) ?? parent) }),
    };
    const before = await writeFacts(transaction, written.id, placed);
    undo.push({ part: 'facts', undo: { document: written.id, facts: before } });
    await remember('document', written.id, oldId);
    if (runner === 'templates') {
      templates.succeed[oldId] = written.id;
      templates.succeed_summary[target.docType] = (templates.succeed_summary[target.docType] ?? 0) + 1;
    } else {
      const [, type = 'page'] = key.split('/');
      content[type] ??= { succeed: {}, failed: {} };
      content[type].succeed[oldId] = written.id;
    }
  }
  if (plan.runners.includes('templates'))
    importedData.templates = { ...templates, failed: failedIn(plan, 'templates') };
  for (const type of typesIn(plan, 'content'))
    content[type] = { succeed: content[type]?.succeed ?? {}, failed: failedIn(plan, `content/${type}`) };
  if (plan.runners.includes('elementor-content')) importedData.content = content;
  return built;
}

/** Returns the new IDs of the kit's posts. */
async function applyPosts(
  transaction: Database,
  { kit, plan, contents, place }: ApplyParts,
  { undo, remember, importedData }: Notes,
): Promise<ReadonlyMap<string, string>> {
  const numbers = new Map<string, string>();
  const answer: Record<string, unknown> = {};
  for (const { postType, file, skip } of plan.posts) {
    const wxr = withPlaceholders((await kit.text(file)) ?? '', place);
    const guids = new Map((await contents.posts.look(transaction, wxr)).map(({ id, guid }) => [id, guid]));
    const added = await contents.posts.add(transaction, postType, wxr, { skip: new Set(skip) });
    undo.push({ part: 'posts', undo: added.undo });
    for (const [original, local] of Object.entries({ ...added.succeed, ...added.kept })) {
      numbers.set(original, local);
      await remember('post', local, original, guids.get(original));
    }
    answer[postType] = { succeed: added.succeed, kept: added.kept };
  }
  for (const type of typesIn(plan, 'wp-content'))
    answer[type] = {
      succeed: {},
      ...Object(answer[type]),
      failed: failedIn(plan, `wp-content/${type}`),
    };
  if (Object.keys(answer).length > 0) importedData['wp-content'] = answer;
  return numbers;
}

/**
 * Posts find pictures in the library by name. Others are replaced with placeholders; where a file names a picture itself, its
 * URL stays, so that it can be fetched later.
 */
function withPlaceholders(wxr: string, place: PlacePicture): string {
  const missing: PlacePicture = (url, size) => {
    const placed = place(url, size);
    return placed?.stored ? null : placed;
  };
  const parts = wxr.split(/(<wp:attachment_url>[^<]{0,20}(?:<!\[CDATA\[)?[^<]{0,2100}<\/wp:attachment_url>)/);
  return parts.map((part, at) => (at % 2 === 1 ? part : inText(part, missing))).join('');
}

interface NewTerms {
  /** New IDs by those in the kit. */
  readonly terms: ReadonlyMap<string, string>;
  /** Slugs by the IDs in the kit. */
  readonly slugs: ReadonlyMap<string, string>;
}

function newTerms(changed: ReadonlyMap<string, readonly TermChange[]>): NewTerms {
  const all = [...changed.values()].flat();
  return {
    terms: new Map(all.map(({ old_id, new_id }) => [String(old_id), String(new_id)])),
    slugs: new Map(all.map(({ old_id, new_slug }) => [String(old_id), new_slug])),
  };
}
