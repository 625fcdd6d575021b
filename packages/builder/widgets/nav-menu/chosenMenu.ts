import { percentDecoded } from '@portico/kernel/records';
import { slugOf } from '@portico/kernel/slugs';
import { textOf } from '../../model/settings/read.ts';
import type { SiteFacts } from '../../wire/public.ts';

/**
 * The menu in a setting: by id, as our editor stores it, or by slug, as Elementor does. Falls back to the main menu if it does
 * not exist.
 */
export function chosenMenu(menus: SiteFacts['menus'], setting: unknown): SiteFacts['menus'][number] | null {
  const wanted = textOf(setting);
  const slug = slugOf(percentDecoded(wanted), 'any');
  const named = menus.find(({ id, name }) => String(id) === wanted || (slug && slugOf(name, 'any') === slug));
  return named ?? menus.find(({ isMain }) => isMain) ?? menus[0] ?? null;
}
