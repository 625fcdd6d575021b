import { Slot } from '@portico/kernel/islands/react';

export interface HtmlProps {
  /** Written by this package. */
  readonly html: string;
}

/** Markup as written by a server, for the layer to find. */
export function Html({ html }: HtmlProps) {
  return <Slot html={html} />;
}
