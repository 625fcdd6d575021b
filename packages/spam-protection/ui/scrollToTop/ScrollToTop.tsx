import { IslandStyle } from '@portico/kernel/islands/react';

export interface ScrollToTopProps {
  /** A picture instead of the arrow. */
  readonly image?: { readonly src: string; readonly alt: string };
}

/** The button that scrolls to the top of the page. Hidden without scripts, since it would do nothing. */
export function ScrollToTop({ image }: ScrollToTopProps) {
  return (
    <>
      <IslandStyle name="scroll-to-top" />
      {image ? (
        <span id="to_top_scrollup">
          <img src={image.src} alt={image.alt} />
        </span>
      ) : (
        <span aria-hidden="true" id="to_top_scrollup" className="dashicons dashicons-arrow-up-alt2">
          <span className="screen-reader-text">Scroll Up</span>
        </span>
      )}
    </>
  );
}
