import { type ReviewOptions, translate } from '../../wire/public.ts';

/** Instead of the cards while there is none: arrows that lead nowhere would look broken. */
export function NoReviews({ options }: { options: ReviewOptions }) {
  return <p className="rpi-none">{translate(options, 'No reviews yet')}</p>;
}
