import { cutText } from '../../browser/text/cutText.ts';
import { TextLines } from './TextLines.tsx';

interface ReviewTextProps {
  readonly text: string;
  readonly size: number;
  readonly readMore: string;
}

/**
 * The text of a review. A long one is already cut here, so that nothing shifts when the script loads; the rest is in the page,
 * and without scripts the style sheet shows it.
 */
export function ReviewText({ text, size, readMore }: ReviewTextProps) {
  const cut = cutText(text, size);
  return (
    <span className="wp-google-text">
      <TextLines text={cut ? cut.shown : text} />
      {cut && (
        <>
          <span className="rpi-rest">
            <TextLines text={cut.rest} />
          </span>
          <span className="rpi-s">... </span>
          <button type="button" className="wp-more-toggle">
            {readMore}
          </button>
        </>
      )}
    </span>
  );
}
