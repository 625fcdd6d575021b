import { invalidKit } from '../../manifest/KitError.ts';
import type { Manifest } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import { readClasses } from '../settings/kitSettings.ts';

/** The layout of a kit: folders, and files beside the manifest. */
const IS_PART_OF_KIT =
  /^((templates|content|wp-content|taxonomies|global-classes|default-styles)\/|(site-settings|global-classes|global-variables|kit-elements-defaults)\.json$)/;
const IS_TEXT = /\.(json|xml)$/;
/** One that is broken is left out and named, and all others are imported. */
const IS_DOCUMENT = /^(templates|content)\//;

/** Checks the other files of a kit; the manifest has been read already. Anything else in the archive is ignored. */
export async function checkFiles(kit: Kit, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (!IS_PART_OF_KIT.test(name) || !IS_TEXT.test(name) || IS_DOCUMENT.test(name)) continue;
    if (name.endsWith('.json')) await kit.json(name);
    else if (!/<rss[\s>]/.test((await kit.text(name)) ?? ''))
      throw invalidKit(`"${name}" in this kit is not a WXR.`);
  }
}

/** The manifest for the screens: it lists the classes and variables in the archive even if its author did not. */
export async function withFoundSettings(kit: Kit): Promise<Manifest> {
  const said = kit.manifest['site-settings'];
  const classes = said.classes === undefined ? await readClasses(kit) : null;
  const hasVariables = said.variables === undefined && kit.has('global-variables.json');
  if (!classes && !hasVariables) return kit.manifest;
  return {
    ...kit.manifest,
    'site-settings': {
      ...said,
      ...(classes && { classes: true, classesCount: classes.order.length }),
      ...(hasVariables && { variables: true }),
    },
  };
}
