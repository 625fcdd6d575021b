import { readFile } from 'node:fs/promises';
import type { Database } from '@portico/kernel/server';
import { KitError } from '../../kitErrors.ts';
import type { DocumentFile, ManifestTheme } from '../../protocol.ts';
import type { Kit } from '../archive/openKit.ts';
import { listDocuments, writeFacts } from '../contents/documentFacts.ts';
import type { Importer, KitContents, TermChange, Undo } from '../contents/KitContents.ts';
import { type Identity, type IdentityUndo, rememberIdentity, undoIdentity } from '../identity/identities.ts';
import { IS_KIT_NUMBER } from '../identity/kitNumbers.ts';
import { type NewIds, renumber } from '../identity/renumber.ts';
import type { ImportPlan } from './ImportPlan.ts';
import { kitSettings, mergeSettings } from './kitSettings.ts';
import { preparedFile } from './prepareStep.ts';
import { readTerms } from './readTerms.ts';

/** One change that can be taken back. */
export interface UndoStep {
  readonly part: 'settings' | 'taxonomies' | 'documents' | 'facts' | 'identities' | 'posts';
  readonly undo: Undo;
}

export interface Applied {
  readonly importedData: Readonly<Record<string, unknown>>;
  /** In the order in which things were done. */
  readonly undo: readonly UndoStep[];
}

export interface ApplyParts {
  readonly kit: Kit;
  readonly plan: ImportPlan;
  readonly contents: KitContents;
  readonly folder: string;
  readonly session: string;
  readonly by: Importer;
  /** Looked up before: inside a transaction nothing but the transaction may be asked. */
  readonly theme: ManifestTheme | null;
}

/** Carries a plan out in the caller's transaction: all of it, or with an error nothing. */
export async function applyPlan(transaction: Database, parts: ApplyParts): Promise<Applied> {
  const { kit, plan, contents, theme } = parts;
  const undo: UndoStep[] = [];
  const importedData: Record<string, unknown> = {};
  await refuseStalePlan(transaction, parts);
  const remember: Remember = async (kind, local, original, guid = '') => {
    if (!IS_KIT_NUMBER.test(original)) return;
    const identity = { kind, local, original, guid };
    undo.push({ part: 'identities', undo: await rememberIdentity(transaction, identity) });
  };

  if (plan.include.includes('settings')) {
    const brought = await kitSettings(kit, plan.customization.settings, theme?.slug ?? null);
    if (brought.lines.some(({ action }) => action !== 'skip')) {
      const merged = mergeSettings(await contents.settings.read(transaction), brought);
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

  await applyDocuments(transaction, parts, termIds(terms), { undo, remember, importedData });

  const posts: Record<string, unknown> = {};
  for (const { postType, file, skip } of plan.posts) {
    const wxr = (await kit.text(file)) ?? '';
    const added = await contents.posts.add(transaction, postType, wxr, { skip: new Set(skip) });
    undo.push({ part: 'posts', undo: added.undo });
    const guids = new Map((await contents.posts.read(wxr)).map(({ id, guid }) => [id, guid]));
    for (const [original, local] of Object.entries(added.succeed))
      await remember('post', local, original, guids.get(original));
    posts[postType] = { succeed: added.succeed, failed: added.failed };
  }
  if (plan.posts.length > 0) importedData['wp-content'] = posts;
  return { importedData, undo };
}

/** Takes back what was done, the last thing first. */
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

/** A plan speaks of the site as it was. Where that is no longer so, nothing is done rather than the wrong thing. */
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

/** Notes down what a thing of this site is called in kits. */
type Remember = (kind: Identity['kind'], local: string, original: string, guid?: string) => Promise<void>;

/** What is written down while a plan is carried out. */
interface Notes {
  readonly undo: UndoStep[];
  readonly remember: Remember;
  readonly importedData: Record<string, unknown>;
}

async function applyDocuments(
  transaction: Database,
  { plan, contents, folder, by }: ApplyParts,
  terms: ReadonlyMap<string, string>,
  { undo, remember, importedData }: Notes,
): Promise<void> {
  const moved = plan.documents.filter(({ oldId, target }) => oldId !== target.id);
  const ids: NewIds = { documents: new Map(moved.map(({ oldId, target }) => [oldId, target.id])), terms };
  const templates = { succeed: {} as Record<string, string>, succeed_summary: {} as Record<string, number> };
  const content: Record<string, { succeed: Record<string, string>; failed: Record<string, string> }> = {};
  for (const { key, runner, oldId, target, facts } of plan.documents) {
    const file = JSON.parse(await readFile(preparedFile(folder, key), 'utf8')) as DocumentFile;
    const elements = renumber(file.content, ids) as readonly unknown[];
    const written = await contents.documents.write(transaction, target, { ...file, content: elements }, by);
    undo.push({ part: 'documents', undo: written.undo });
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
  const skipped = (runner: string) =>
    plan.items.filter((item) => item.runner === runner && item.action === 'skip' && !item.hasConflict);
  const failed = (key: string): [string, string] => [
    key.split('/').at(-1) ?? '',
    plan.items.find((item) => item.key === key)?.note ?? '',
  ];
  if (plan.runners.includes('templates'))
    importedData.templates = {
      ...templates,
      failed: Object.fromEntries(skipped('templates').map(({ key }) => failed(key))),
    };
  for (const { key } of skipped('elementor-content')) {
    const [, type = 'page'] = key.split('/');
    content[type] ??= { succeed: {}, failed: {} };
    const [id, message] = failed(key);
    content[type].failed[id] = message;
  }
  if (plan.runners.includes('elementor-content')) importedData.content = content;
}

function termIds(terms: ReadonlyMap<string, readonly TermChange[]>): ReadonlyMap<string, string> {
  return new Map(
    [...terms.values()]
      .flat()
      .map(({ old_id, new_id }): [string, string] => [String(old_id), String(new_id)]),
  );
}
