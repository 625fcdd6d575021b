import { IslandStyle } from '@portico/kernel/islands/react';
import { ElementView } from '../document/ElementView.tsx';
import type { BuilderElement } from '../wire/public.ts';

/** An element outside of any document, with the style sheets it needs. */
export function GalleryElement({ element }: { element: BuilderElement }) {
  return (
    <>
      <IslandStyle name="document" />
      <IslandStyle name="builder-gallery" />
      <ElementView element={element} />
    </>
  );
}
