import { cutText } from '../../browser/text/cutText.ts';
import { TextLines } from './TextLines.tsx';

interface ReviewTextProps {
  readonly text: string;
  readonly size: number;
  readonly readMore: string;
}

/**
 * The words of a review. A long one is cut here already, so that nothing jumps when the script arrives; the rest is
 * in the page, and where no script will come the style sheet shows it.
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
