import type { Plugin } from 'vite';

/** Small things that a carousel’s view shares with what add-ons speak to. They keep nothing, so it may be there twice. */
const SHARED = /\/slider\/(?:carouselOptions|showLazyImages)\.ts$/;
const FOR_ADD_ONS = /\/runtime\/(?:modules\/CarouselBase|slider\/pageSwiper)\.ts$/;

/** Where views are in one file with React, those who only lend objects have copies: React would come with what is in that file. */
export const ownCopies: Plugin = {
  name: 'own-copies',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || !FOR_ADD_ONS.test(importer)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && SHARED.test(found.id) ? `${found.id}?copy` : null;
  },
};
