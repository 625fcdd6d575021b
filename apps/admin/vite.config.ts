import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * With a lower number, screens load much that they do not show; with a higher one, they request thirty files instead of five.
 */
const MANY_SCREENS = 8;

/** The administration, built separately so that visitors' pages can never load any of it. */
export default defineConfig({
  root: here,
  base: '/admin/',
  plugins: [react()],
  resolve: { alias: [{ find: /^typebox$/, replacement: `${here}build/unreadSchemas.ts` }] },
  // The server inserts each response's nonce here; the component library writes style elements with it.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: fileURLToPath(new URL('../../dist/admin', import.meta.url)),
    emptyOutDir: true,
    assetsDir: 'assets',
    // Inlining small files as `data:` URLs would need a looser content-security-policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Our modules have no side effects on import, so a screen includes only the parts of the kit it uses.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]packages[\\/]kernel[\\/]admin[\\/].*\.tsx?$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // One file with what every screen needs, another with what many need: by default the bundler makes forty.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 3,
            },
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'common', minShareCount: MANY_SCREENS, priority: 1 },
            // Each icon is smaller than the request for it.
            { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
