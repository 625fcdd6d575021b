import { createElement, type HTMLAttributes, memo, type Ref } from 'react';

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  /** `div` by default. */
  readonly as?: string;
  /** The content. Trusted: sanitised by the server, or already shown by the page. */
  readonly html: string;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Content that a view shows but does not own: the body of a panel, an editor's text. React renders it once and never touches it
 * again, so listeners, frames and other scripts' nodes in it survive. Its own attributes may change.
 */
export const Slot = memo(function Slot({ as = 'div', html, ...attributes }: SlotProps) {
  return createElement(as, {
    ...attributes,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
});
