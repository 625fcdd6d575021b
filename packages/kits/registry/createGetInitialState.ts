import { memberOf } from './memberOf.ts';
import type { WizardData } from './Section.ts';

/** The export group of each document type, as given by the server; `''` for none. */
export type ExportGroups = Readonly<Record<string, string>>;

/**
 * Creates the initial state of an export group. On import the group is enabled only if the uploaded manifest has a template of
 * it; on export there is no manifest, so the given default applies.
 */
export function createGetInitialState(
  exportGroup: string,
  additionalProps: Readonly<Record<string, unknown>> = {},
  exportGroups: () => ExportGroups = groupsOfPage,
): (data: WizardData, parentInitialState: unknown) => Record<string, unknown> {
  return (data, parentInitialState) => ({
    enabled: Object.hasOwn(data, 'uploadedData')
      ? holdsGroup(data.uploadedData, exportGroup, exportGroups())
      : parentInitialState,
    ...additionalProps,
  });
}

function holdsGroup(uploadedData: unknown, group: string, groups: ExportGroups): boolean {
  const templates = memberOf(memberOf(uploadedData, 'manifest'), 'templates');
  if (!group || typeof templates !== 'object' || templates === null) return false;
  // A list in the specification, but a map by ID in real kits: the values are the same.
  return Object.values(templates).some((template) => {
    const type = memberOf(template, 'doc_type');
    return typeof type === 'string' && memberOf(groups, type) === group;
  });
}

function groupsOfPage(): ExportGroups {
  const config = memberOf(globalThis, 'elementorAppConfig');
  return (memberOf(memberOf(config, 'import-export-customization'), 'exportGroups') ?? {}) as ExportGroups;
}
