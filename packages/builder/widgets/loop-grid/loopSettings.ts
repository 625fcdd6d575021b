import { documentIdOf } from '../../model/settings/documentIdOf.ts';
import { isOn, numberOf, rowsOf, type Settings } from '../../model/settings/read.ts';

const QUERY = 'post_query_';

/** The settings under the names of `posts`. */
export function asPosts(settings: Settings): Settings {
  const own = Object.entries(settings).map(([name, value]) => [
    name.startsWith(QUERY) ? `posts_${name.slice(QUERY.length)}` : name,
    value,
  ]);
  return { ...Object.fromEntries(own), _skin: 'classic' };
}

/** Loops of products and terms are not supported. */
export function isOfPosts({ _skin: skin }: Settings): boolean {
  return skin === undefined || skin === '' || skin === 'post';
}

/** An alternate template for some of the items. */
interface Alternative {
  readonly template: number;
  /** Number of its row, from 1. */
  readonly row: number;
  readonly every: number;
  readonly isOnce: boolean;
}

/** The templates of a loop. */
export interface LoopTemplates {
  readonly usual: number;
  readonly others: readonly Alternative[];
}

/** `null` if no template was chosen. */
export function loopTemplates(settings: Settings): LoopTemplates | null {
  const usual = documentIdOf(settings.template_id);
  if (usual === null) return null;
  if (!isOn(settings.alternate_template)) return { usual, others: [] };
  const others = rowsOf(settings.alternate_templates).flatMap((row, index) => {
    const template = documentIdOf(row.template_id);
    const every = Math.round(numberOf(row.repeat_template) ?? 0);
    if (template === null || every < 1) return [];
    return [{ template, row: index + 1, every, isOnce: row.show_once === undefined || isOn(row.show_once) }];
  });
  return { usual, others: others.slice(0, MOST_OTHERS) };
}

const MOST_OTHERS = 10;

/** The template of an item by its position, from 1. */
export function templateAt({ usual, others }: LoopTemplates, place: number): { id: number; row: number } {
  const other = others.find(({ every, isOnce }) => (isOnce ? place === every : place % every === 0));
  return other ? { id: other.template, row: other.row } : { id: usual, row: 0 };
}
