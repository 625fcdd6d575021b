import type { PlannedItem } from '../../wire/public.ts';
import type { ImportPlan } from '../plan/ImportPlan.ts';

/** IDs in the kit, and why they are not imported. */
export type Failed = Readonly<Record<string, string>>;

/** The items of `templates`, `content/page` or `wp-content/post` that are not imported although nobody chose so. */
export function failedIn(plan: Pick<ImportPlan, 'items' | 'customization'>, folder: string): Failed {
  const isUnchosen = ({ key, hasConflict }: PlannedItem): boolean =>
    hasConflict || plan.customization.content?.choices?.[key] === 'skip';
  const failed = plan.items.filter(
    (item) => item.action === 'skip' && item.key.startsWith(`${folder}/`) && !isUnchosen(item),
  );
  return Object.fromEntries(failed.map(({ key, note }) => [key.slice(folder.length + 1), note]));
}

/** The post types in a plan, below `content` or `wp-content`. */
export function typesIn(plan: Pick<ImportPlan, 'items'>, folder: string): string[] {
  const types = plan.items.flatMap(({ key }) => {
    const [root, type, id] = key.split('/');
    return root === folder && type && id ? [type] : [];
  });
  return [...new Set(types)];
}
