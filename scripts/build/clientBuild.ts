import type { InlineConfig } from 'vite';
import { paths } from './paths.ts';

/** What all browser builds have in common. */
export const clientBuild: InlineConfig = {
  root: paths.root,
  configFile: false,
  // Vite warns about URLs that only the server knows, such as a font's; what matters fails the build.
  logLevel: 'error',
  base: './',
  publicDir: false,
};

/** A wire is names, types and readers: a file takes what it uses of one, and nothing else comes along. */
export const treeshake = {
  moduleSideEffects: [{ test: /[\\/]packages[\\/][^\\/]+[\\/]wire[\\/]/, sideEffects: false }],
};
