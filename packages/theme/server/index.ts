export { changesetMigrations } from './customizer/changesetMigrations.ts';
export type { Customizer, ThemePreview } from './customizer/createCustomizer.ts';
export { createCustomizer } from './customizer/createCustomizer.ts';
export type { ThemeStore } from './customizer/ThemeStore.ts';
