import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The editor's library fetches its font from somebody else's server. Ours has a font, and calls nobody. */
const withoutForeignFonts: Plugin = {
  name: 'without-foreign-fonts',
  transform(code, id) {
    return id.includes('@puckeditor/core') && code.includes('rsms.me')
      ? { code: code.replace(/@import "https:\/\/rsms\.me[^;]*;/g, ''), map: null }
      : null;
  },
};

/**
 * Pages are edited in a frame, and the slider's library takes elements of its own window only, and asks that window how
 * wide the screen is. An upgrade that says these things otherwise stops the build.
 */
const slidersInFrames: Plugin = {
  name: 'sliders-in-frames',
  transform(code, id) {
    if (!/swiper[\\/]shared[\\/]swiper-core\.mjs$/.test(id)) return null;
    const adapted = FRAME_CHANGES.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The slider's library has no “${from}” any more.`);
      return text.replaceAll(from, to);
    }, code);
    return { code: adapted, map: null };
  },
};
const FRAME_CHANGES = [
  ['initialEl instanceof HTMLElement', 'initialEl?.nodeType === 1'],
  ['window.matchMedia(', '(containerEl?.ownerDocument.defaultView ?? window).matchMedia('],
] as const;

/** The administrator's application: built on its own, so that no visitor's page can come to load any of it. */
export default defineConfig({
  root: here,
  base: '/admin/',
  plugins: [react(), withoutForeignFonts, slidersInFrames],
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
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
            { name: 'components', test: /node_modules[\\/](@mantine|@floating-ui|react-remove-scroll)[\\/]/ },
          ],
        },
      },
    },
  },
});
