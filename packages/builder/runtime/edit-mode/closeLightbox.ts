/** Closes a page's open lightbox, as its visitor would. */
export function closeLightbox(page: Document): void {
  page.querySelector<HTMLElement>('.elementor-lightbox .dialog-close-button')?.click();
}
