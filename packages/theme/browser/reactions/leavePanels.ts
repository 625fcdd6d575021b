import type { ReactionParts } from './ReactionParts.ts';

/** A link to a fragment of this page closes the panel that contains it. */
export function leavePanels({ onClick }: ReactionParts): void {
  onClick('[popover] a[href*="#"]', (link) => {
    link.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
