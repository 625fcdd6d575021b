import { textOf } from '../../model/settings/read.ts';
import type { SiteFacts } from '../../wire/public.ts';

/**
 * The menu in a setting: by id, as our editor stores it, or by slug, as Elementor does. Falls back to the main menu if it does
 * not exist.
 */
export function chosenMenu(menus: SiteFacts['menus'], setting: unknown): SiteFacts['menus'][number] | null {
  const wanted = textOf(setting);
  const named = menus.find(({ id, name }) => String(id) === wanted || slugOf(name) === wanted);
  return named ?? menus.find(({ isMain }) => isMain) ?? menus[0] ?? null;
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
