/**
 * What the canvas needs besides the site's own sheets: Puck's lists do not affect the layout, what waits for a visitor is shown
 * at once, and what floats stays in place.
 */
export const CANVAS_STYLE = `
body { overflow-x: clip; }
.portico-scroll-snap .elementor > [data-puck-dropzone] > .elementor-element { scroll-snap-align: start; }
.portico-zone { display: flex; inline-size: 100%; min-inline-size: 0; flex-grow: 1; }
.portico-zone-still { position: relative; block-size: 100%; }
.portico-zone-still > .elementor-element { position: relative !important; }
/* The library hides everything in its lists that is not one of its elements, and the frame of a field is not. */
:is([data-puck-dropzone], .portico-zone) > .wpcf7-form-control-wrap { display: contents; opacity: 1 !important; }
.e-con .portico-zone {
  flex-flow: var(--p-flex-direction, column) var(--p-flex-wrap, nowrap);
  justify-content: var(--p-justify, flex-start);
  align-items: var(--p-align, stretch);
  gap: var(--p-gap, var(--p-widget-space, 20px));
}
.e-con.e-atomic-element > .portico-zone {
  display: inherit; flex-flow: inherit; justify-content: inherit; align-items: inherit; gap: inherit;
  grid-template-columns: inherit; grid-column: 1 / -1;
}
.e-grid > .portico-zone, .e-grid > .e-con-inner > .portico-zone {
  display: inherit; grid: inherit; grid-area: 1 / 1 / -1 / -1; gap: inherit;
  place-content: inherit; place-items: inherit;
}
.elementor-container > .portico-zone { flex-flow: inherit; align-items: inherit; align-self: stretch; }
.elementor-widget-wrap > .portico-zone { flex-flow: wrap; align-content: inherit; }
@layer portico {
  .elementor-widget-wrap > .portico-zone > .elementor-widget:not(:last-child) { --p-below: var(--p-column-space); }
  .elementor-widget-wrap > .portico-zone > .elementor-widget:not(.elementor-widget__width-auto, .elementor-widget__width-initial, .elementor-absolute) {
    margin-block-end: var(--p-below);
  }
  .elementor-widget-wrap > .portico-zone > .elementor-element { inline-size: 100%; }
  .elementor-column-gap-no > .portico-zone > .elementor-column > .elementor-widget-wrap { padding: 0; }
  .elementor-column-gap-narrow > .portico-zone > .elementor-column > .elementor-widget-wrap { padding: 5px; }
  .elementor-column-gap-extended > .portico-zone > .elementor-column > .elementor-widget-wrap { padding: 15px; }
  .elementor-column-gap-wide > .portico-zone > .elementor-column > .elementor-widget-wrap { padding: 20px; }
  .elementor-column-gap-wider > .portico-zone > .elementor-column > .elementor-widget-wrap { padding: 30px; }
}
@layer elementor {
  .portico-elementor-look .e-con .portico-zone > :is(.elementor-widget-accordion, .elementor-widget-divider, .elementor-widget-flip-box, .elementor-widget-gallery, .elementor-widget-price-list, .elementor-widget-toggle, .elementor-widget-video) {
    flex-grow: var(--p-grow); inline-size: var(--p-fill, var(--p-own-fill, auto));
  }
}
.elementor-invisible { visibility: visible; }
.elementor .e-floating-bars, .elementor .e-contact-buttons { position: relative; inset: auto; }
.e-contact-buttons .e-contact-buttons__content-wrapper.hidden { display: block; position: static; visibility: visible; opacity: 1; }
.elementor-popup-modal.elementor-popup-modal { position: static; min-block-size: 100vh; pointer-events: auto; }
.elementor-popup-modal .elementor-edit-area, .elementor-popup-modal .elementor-edit-area > [data-puck-dropzone] { min-block-size: 8rem; }
.portico-placeholder {
  display: grid; place-items: center; gap: .25rem; padding: 1rem; min-block-size: 4rem; text-align: center;
  border: 1px dashed color-mix(in srgb, currentColor 45%, transparent); border-radius: 8px;
  font: 500 .9rem/1.4 system-ui, sans-serif; background: #fff; color: #33404a;
}
/* The library turns pointer events off inside an element; what opens panels and pictures, or turns slides, needs them. */
.elementor-edit-area :is(a:has(> img), [data-elementor-lightbox], summary, [role="tab"], .elementor-tab-title),
.elementor-edit-area :is(a:has(> img), [data-elementor-lightbox], summary, [role="tab"], .elementor-tab-title) *,
.elementor-edit-area :is(.elementor-swiper-button, .swiper-pagination-bullet, .portico-carousel-toggle) {
  pointer-events: auto; -webkit-user-drag: none;
}
.elementor-edit-area [data-typed], .elementor-edit-area [data-typed] * {
  pointer-events: auto !important; user-select: text !important; -webkit-user-select: text !important;
}
.elementor-edit-area [data-typed] { cursor: text; min-inline-size: 1ch; outline: 2px solid #1c7ed6; outline-offset: 4px; }
.elementor-edit-area { min-block-size: 60vh; }
.elementor-edit-area > [data-puck-dropzone] { min-block-size: 60vh; }
.elementor-edit-area > [data-puck-dropzone]:empty::before {
  content: 'Nothing here yet. Choose an element to add it, or drag it here. A page copied in Elementor can be pasted.';
  display: grid; place-content: center; box-sizing: border-box; min-block-size: 60vh; padding: 2rem;
  font: 500 clamp(1rem, 1.6vw, 1.5rem)/1.5 system-ui, sans-serif; text-align: center; opacity: .75;
}
`;

/** A page's sheet, adapted to columns inside Puck's lists. */
export function canvasSheet(css: string): string {
  return css.replaceAll(
    ' > .elementor-container > .elementor-column',
    ' > .elementor-container > .portico-zone > .elementor-column',
  );
}
