import type { DisclosureKind } from './DisclosureProps.ts';

/** A title's two icons, as in the markup. */
export function chevronIcons(kind: DisclosureKind): string {
  const icon = (state: string, path: string): string =>
    `<span class="elementor-${kind}-icon-${state}">${chevron(path)}</span>`;
  return icon('closed', 'M4 6l4 4 4-4') + icon('opened', 'M4 10l4-4 4 4');
}

function chevron(path: string): string {
  return `<svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"></path></svg>`;
}
