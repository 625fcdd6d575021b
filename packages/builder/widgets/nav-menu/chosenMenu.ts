import { textOf } from '../../model/settings/read.ts';
import type { SiteFacts } from '../../wire/siteFacts.ts';

/**
 * The menu that a setting names: by its number, as the editor writes it, or by its name as a part of an address, as
 * Elementor does. One that is not there, or not any more, is the main menu.
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
