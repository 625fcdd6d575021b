import { memberOf } from './memberOf.ts';
import type { WizardData } from './Section.ts';

/** Which group each type of document is exported in, as the server says; `''` for none. */
export type ExportGroups = Readonly<Record<string, string>>;

/**
 * Makes the initial state of an export group. On import the group is enabled only if the uploaded manifest has a template
 * of it; on export, where there is no manifest to look into, the supplied default holds.
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
  // A list in the specification, a map by id in the kits that people have: the values are the same.
  return Object.values(templates).some((template) => {
    const type = memberOf(template, 'doc_type');
    return typeof type === 'string' && memberOf(groups, type) === group;
  });
}

function groupsOfPage(): ExportGroups {
  const config = memberOf(globalThis, 'elementorAppConfig');
  return (memberOf(memberOf(config, 'import-export-customization'), 'exportGroups') ?? {}) as ExportGroups;
}
