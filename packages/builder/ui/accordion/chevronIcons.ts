const chevron = (path: string): string =>
  `<svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"></path></svg>`;

/** The two icons that a title shows, as the markup carries them. */
export const chevronIcons = `<span class="elementor-accordion-icon-closed">${chevron('M4 6l4 4 4-4')}</span><span class="elementor-accordion-icon-opened">${chevron('M4 10l4-4 4 4')}</span>`;
