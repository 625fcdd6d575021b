import { Fragment } from 'react';

/** Plain text with its line breaks. React escapes it: whatever a provider sends stays text. */
export function TextLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text never change places.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
