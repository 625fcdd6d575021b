import { type ReviewOptions, translate } from '../../wire/public.ts';

/** Shown instead of the cards if there are none: arrows that do nothing would look broken. */
export function NoReviews({ options }: { options: ReviewOptions }) {
  return <p className="rpi-none">{translate(options, 'No reviews yet')}</p>;
}
