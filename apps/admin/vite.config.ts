import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** With fewer, a screen brings much that it does not show; with more, it asks for thirty files instead of five. */
const MANY_SCREENS = 8;

/** The administrator's application: built on its own, so that no visitor's page can come to load any of it. */
export default defineConfig({
  root: here,
  base: '/admin/',
  plugins: [react()],
  resolve: { alias: [{ find: /^typebox$/, replacement: `${here}build/unreadSchemas.ts` }] },
  // The server puts the nonce of each answer here; the component library writes style elements with it.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: fileURLToPath(new URL('../../dist/admin', import.meta.url)),
    emptyOutDir: true,
    assetsDir: 'assets',
    // Small files as data: addresses would need a wider content-security-policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Code of ours does nothing by being imported; a screen takes of the kit what it shows, and no more.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]packages[\\/]kernel[\\/]admin[\\/].*\.tsx?$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // What every screen needs is one file, and what many need another: left to itself the bundler makes forty of it.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 3,
            },
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'common', minShareCount: MANY_SCREENS, priority: 1 },
            // Each is smaller than the request for it.
            { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
