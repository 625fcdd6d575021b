import { isDeepStrictEqual } from 'node:util';
import { settingsOfGroups } from '../../manifest/settingsGroups.ts';
import { type PlannedItem, SETTINGS_GROUPS } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import { lookIds, withOwnLookIds } from '../identity/lookIds.ts';
import { TITLES } from '../plan/settingsKey.ts';
import { type KitSettingsFile, mergeSettings } from '../settings/kitSettings.ts';
import type { SiteContents } from './PlanInput.ts';

/** How a plan calls them. */
export const SETTINGS = 'Settings';

/** What an import would do to the site's settings, group by group. What is the same already stays. */
export function settingsLines(
  given: KitSettingsFile,
  { manifest }: Kit,
  { settings: here, themeSlug }: Pick<SiteContents, 'settings' | 'themeSlug'>,
): PlannedItem[] {
  const after = mergeSettings(here, withOwnLookIds(given, lookIds(here, given)));
  const lines: PlannedItem[] = [];
  const line = (
    runner: PlannedItem['runner'],
    title: string,
    action: PlannedItem['action'],
    note: string,
  ): void => {
    const key = `settings/${title}`;
    lines.push({ key, runner, kind: SETTINGS, title, action, note, hasConflict: false });
  };
  const compared = (
    runner: PlannedItem['runner'],
    title: string,
    [before, next]: readonly [unknown, unknown],
    note = '',
  ): void =>
    isDeepStrictEqual(before, next)
      ? line(runner, title, 'keep', 'The same as here.')
      : line(runner, title, 'change', note);
  for (const group of SETTINGS_GROUPS) {
    const names = Object.keys(settingsOfGroups(given.settings, (other) => other === group));
    const of = (settings: Readonly<Record<string, unknown>>) => names.map((name) => settings[name]);
    if (names.length > 0)
      compared(
        'site-settings',
        TITLES[group],
        [of(here.settings), of(after.settings)],
        plural(names.length, 'setting'),
      );
  }
  const { experiments, theme, classes, variables, files } = given;
  if (experiments.length > 0)
    compared(
      'site-settings',
      TITLES.experiments,
      [here.experiments, after.experiments],
      plural(experiments.length, 'feature'),
    );
  if (theme && manifest.theme)
    line(
      'site-settings',
      `Theme ${manifest.theme.name}`,
      theme === themeSlug ? 'keep' : 'skip',
      theme === themeSlug ? 'Already in use.' : 'Not available here.',
    );
  const filesNamed = (start: string) => {
    const names = Object.keys(files).filter((name) => name.startsWith(start));
    const of = (all: Readonly<Record<string, unknown>>) => names.map((name) => all[name]);
    return { count: names.length, sides: [of(here.files), of(after.files)] as const };
  };
  const defaults = filesNamed('kit-elements-defaults.json');
  if (defaults.count > 0) compared('elements-default-values', 'Element defaults', defaults.sides);
  if (classes)
    compared(
      'global-classes',
      'Classes',
      [here.classes, after.classes],
      plural(classes.order.length, 'class', 'classes'),
    );
  if (variables !== null) compared('global-variables', 'Variables', [here.variables, after.variables]);
  const styles = filesNamed('default-styles/');
  if (styles.count > 0) compared('default-styles', 'Tag styles', styles.sides, plural(styles.count, 'tag'));
  return lines;
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
