import type { Plugin } from 'vite';

/** Small modules shared by a carousel’s view and the objects for add-ons. They have no state, so duplicates are harmless. */
const SHARED = /\/slider\/(?:carouselOptions|showLazyImages)\.ts$/;
const FOR_ADD_ONS = /\/runtime\/(?:modules\/CarouselBase|slider\/pageSwiper)\.ts$/;

/**
 * If views are in one file with React, modules that only provide objects to add-ons get copies: otherwise they would load that
 * file, and React with it.
 */
export const ownCopies: Plugin = {
  name: 'own-copies',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || !FOR_ADD_ONS.test(importer)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && SHARED.test(found.id) ? `${found.id}?copy` : null;
  },
};
