export { BaseRegistry } from './BaseRegistry.ts';
export { createGetInitialState, type ExportGroups } from './createGetInitialState.ts';
export { type ImportExportGlobal, installImportExport } from './installImportExport.ts';
export { customizationDialogsRegistry, settingsRegistry, templateRegistry } from './registries.ts';
export type { GetInitialState, Section, SectionDraft, WizardData } from './Section.ts';
