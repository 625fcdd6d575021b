import { createGetInitialState } from './createGetInitialState.ts';
import { customizationDialogsRegistry } from './registries.ts';

/** Where other scripts of the page find what they register with. */
export interface ImportExportGlobal {
  readonly createGetInitialState: typeof createGetInitialState;
  readonly customizationDialogsRegistry: typeof customizationDialogsRegistry;
}

/** Puts `elementorModules.importExport` on the page, beside whatever else is there. */
export function installImportExport(page: object): void {
  const host = page as { elementorModules?: Record<string, unknown> };
  host.elementorModules ??= {};
  const before = host.elementorModules.importExport;
  const own: ImportExportGlobal = { createGetInitialState, customizationDialogsRegistry };
  host.elementorModules.importExport = { ...(typeof before === 'object' ? before : null), ...own };
}
