import { createElement, type HTMLAttributes, memo, type Ref } from 'react';

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  /** `div` unless said otherwise. */
  readonly as?: string;
  /** What stands inside. Trusted: the server cleaned it, or it is what the page already shows. */
  readonly html: string;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Content that a view shows and does not own: the body of a panel, an editor's text. React renders it once and never
 * looks inside again, so listeners, frames and other scripts' nodes in it live on. Its own attributes may change.
 */
export const Slot = memo(function Slot({ as = 'div', html, ...attributes }: SlotProps) {
  return createElement(as, {
    ...attributes,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
});
