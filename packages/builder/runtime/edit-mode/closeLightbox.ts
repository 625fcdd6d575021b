/** Closes the lightbox that is open on a page, as its visitor would. */
export function closeLightbox(page: Document): void {
  page.querySelector<HTMLElement>('.elementor-lightbox .dialog-close-button')?.click();
}
