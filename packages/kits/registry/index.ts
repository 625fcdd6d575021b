export { installImportExport } from './installImportExport.ts';
export { customizationDialogsRegistry, settingsRegistry, templateRegistry } from './registries.ts';
export type { Section, WizardData } from './Section.ts';
