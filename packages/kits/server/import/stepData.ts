import type { RunnerName } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import type { ImportPlan, PlannedTerm } from '../plan/ImportPlan.ts';
import { kitSettings } from '../settings/kitSettings.ts';
import { failedIn, typesIn } from './failedEntries.ts';

/**
 * What a prepared step reports as imported. The IDs are the planned ones; posts that get theirs from the site are `pending`, and
 * terms have `null`, until the last step, whose result has everything.
 */
export async function stepData(
  runner: RunnerName,
  plan: ImportPlan,
  { kit, session }: { readonly kit: Kit; readonly session: string },
): Promise<Record<string, unknown>> {
  const items = plan.items.filter((item) => item.runner === runner && item.action !== 'skip');
  const documents = plan.documents.filter((document) => document.runner === runner);
  const titles = () => ({ [runner]: Object.fromEntries(items.map(({ title }) => [title, true])) });
  switch (runner) {
    case 'site-settings': {
      const { settings, experiments } = await kitSettings(kit, plan.customization.settings);
      return {
        'site-settings': { ...settings, imported_kit_id: session },
        ...(experiments.length > 0 && { experiments }),
      };
    }
    case 'plugins':
      return { plugins: plan.plugins };
    case 'templates': {
      const summary: Record<string, number> = {};
      for (const { target } of documents) summary[target.docType] = (summary[target.docType] ?? 0) + 1;
      return {
        templates: {
          succeed: Object.fromEntries(documents.map(({ oldId, target }) => [oldId, target.id])),
          failed: failedIn(plan, 'templates'),
          succeed_summary: summary,
        },
      };
    }
    case 'elementor-content':
      return {
        content: Object.fromEntries(
          typesIn(plan, 'content').map((type) => [
            type,
            {
              succeed: Object.fromEntries(
                documents
                  .filter(({ key }) => key.startsWith(`content/${type}/`))
                  .map(({ oldId, target }) => [oldId, target.id]),
              ),
              failed: failedIn(plan, `content/${type}`),
            },
          ]),
        ),
      };
    case 'taxonomies':
      return { taxonomies: termsByType(plan) };
    case 'wp-content':
      return { 'wp-content': byFolder(plan, 'wp-content') };
    case 'floating-elements':
      return {};
    default:
      return titles();
  }
}

function termsByType({ taxonomies }: ImportPlan) {
  const byType: Record<string, Record<string, readonly PlannedTerm[]>> = {};
  for (const { postType, name, terms } of taxonomies)
    byType[postType] = { ...byType[postType], [name]: terms };
  return byType;
}

function byFolder(plan: ImportPlan, folder: string) {
  return Object.fromEntries(
    typesIn(plan, folder).map((type) => {
      const inside = plan.items.filter(({ key }) => key.startsWith(`${folder}/${type}/`));
      const ids = (action: string): string[] =>
        inside.filter((item) => item.action === action).map(({ key }) => key.split('/').at(-1) ?? '');
      return [
        type,
        {
          succeed: {},
          pending: ids('create'),
          kept: ids('keep'),
          failed: failedIn(plan, `${folder}/${type}`),
        },
      ];
    }),
  );
}
