import type { InlineConfig } from 'vite';
import { paths } from './paths.ts';

/** What all builds for the browser have in common. */
export const clientBuild: InlineConfig = {
  root: paths.root,
  configFile: false,
  // Vite warns of addresses that only the server knows, a font's for one; what matters fails the build.
  logLevel: 'error',
  base: './',
  publicDir: false,
};
