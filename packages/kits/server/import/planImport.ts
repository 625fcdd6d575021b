import type { Customization } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import type { ImportPlan } from '../plan/ImportPlan.ts';
import { createPlanNotes, type PlanNotes } from '../plan/PlanNotes.ts';
import { kitSettings } from '../settings/kitSettings.ts';
import type { ImportOrder, SiteContents } from './PlanInput.ts';
import { type GapsIn, planDocuments } from './planDocuments.ts';
import { planPosts } from './planPosts.ts';
import { settingsLines } from './settingsLines.ts';

/** Determines what an import would do to the site, without doing it. */
export async function planImport(
  kit: Kit,
  site: SiteContents,
  order: ImportOrder,
  gapsIn: GapsIn = () => '',
): Promise<ImportPlan> {
  const { include, customization } = order;
  const notes = createPlanNotes();
  if (include.includes('settings')) {
    const given = await kitSettings(kit, customization.settings);
    for (const line of settingsLines(given, kit, site)) notes.note(line);
  }
  if (include.includes('plugins')) planPlugins(kit, site, customization.plugins, notes);
  await planDocuments(kit, site, order, gapsIn, notes);
  if (include.includes('content')) await planPosts(kit, site, order, notes);
  const { items, documents, posts, taxonomies } = notes;
  return {
    include,
    customization,
    runners: notes.runners(),
    items,
    documents,
    posts,
    taxonomies,
    plugins: items.flatMap(({ runner, action, title }) =>
      runner === 'plugins' && action !== 'skip' ? [title] : [],
    ),
  };
}

function planPlugins(
  { manifest }: Kit,
  site: SiteContents,
  chosen: Customization['plugins'],
  { note }: PlanNotes,
): void {
  for (const { name, plugin, version } of manifest.plugins) {
    const about = { key: `plugins/${plugin}`, runner: 'plugins' as const, kind: 'Plugin', title: name };
    if (chosen?.[plugin] === false) note({ ...about, action: 'skip', note: 'Not chosen.' });
    else if (site.plugins.includes(plugin)) note({ ...about, action: 'keep', note: 'Already active here.' });
    else note({ ...about, action: 'skip', note: `Version ${version || '?'} is not available here.` });
  }
}
