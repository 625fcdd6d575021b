import type { ReactionParts } from './ReactionParts.ts';

/** A link to a part of this page leads out of the panel that it stands in. */
export function leavePanels({ onClick }: ReactionParts): void {
  onClick('[popover] a[href*="#"]', (link) => {
    link.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
