import { Slot } from '@portico/kernel/islands/react';

export interface HtmlProps {
  /** Of this package's own making. */
  readonly html: string;
}

/** Markup as a server writes it, for the layer to find. */
export function Html({ html }: HtmlProps) {
  return <Slot html={html} />;
}
