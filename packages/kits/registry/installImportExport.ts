import { createGetInitialState } from './createGetInitialState.ts';
import { customizationDialogsRegistry } from './registries.ts';

/** The global through which other scripts of the page register things. */
export interface ImportExportGlobal {
  readonly createGetInitialState: typeof createGetInitialState;
  readonly customizationDialogsRegistry: typeof customizationDialogsRegistry;
}

/** Adds `elementorModules.importExport` to the page, keeping what is already there. */
export function installImportExport(page: object): void {
  const host = page as { elementorModules?: Record<string, unknown> };
  host.elementorModules ??= {};
  const before = host.elementorModules.importExport;
  const own: ImportExportGlobal = { createGetInitialState, customizationDialogsRegistry };
  host.elementorModules.importExport = { ...(typeof before === 'object' ? before : null), ...own };
}
