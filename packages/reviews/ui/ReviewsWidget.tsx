import { IslandStyle } from '@portico/kernel/islands/react';
import { ReviewSprite } from './ReviewSprite.tsx';
import type { ReviewsProps } from './ReviewsProps.ts';
import { ReviewsView } from './ReviewsView.tsx';

interface ReviewsWidgetProps extends ReviewsProps {
  /** The providers' logos are on a page once: only the first widget includes them. */
  readonly isFirst?: boolean;
}

/** The whole widget, as the server renders it into a page. */
export function ReviewsWidget({ isFirst = true, ...props }: ReviewsWidgetProps) {
  return (
    <>
      <IslandStyle name="reviews" />
      {props.sheet && <link rel="stylesheet" href={props.sheet} precedence="island-own" />}
      {isFirst && <ReviewSprite />}
      <ReviewsView {...props} />
    </>
  );
}
