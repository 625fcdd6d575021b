import type { PlannedItem } from '../../wire/public.ts';
import type { ImportPlan } from './ImportPlan.ts';

/** Numbers in the kit, and why what has them does not come. */
export type Failed = Readonly<Record<string, string>>;

/** What of `templates`, `content/page`, `wp-content/post` does not come though nobody chose so. */
export function failedIn(plan: Pick<ImportPlan, 'items' | 'customization'>, folder: string): Failed {
  const isUnchosen = ({ key, hasConflict }: PlannedItem): boolean =>
    hasConflict || plan.customization.content?.choices?.[key] === 'skip';
  const failed = plan.items.filter(
    (item) => item.action === 'skip' && item.key.startsWith(`${folder}/`) && !isUnchosen(item),
  );
  return Object.fromEntries(failed.map(({ key, note }) => [key.slice(folder.length + 1), note]));
}

/** The types of post that lines of a plan speak of, below `content` or `wp-content`. */
export function typesIn(plan: Pick<ImportPlan, 'items'>, folder: string): string[] {
  const types = plan.items.flatMap(({ key }) => {
    const [root, type, id] = key.split('/');
    return root === folder && type && id ? [type] : [];
  });
  return [...new Set(types)];
}
