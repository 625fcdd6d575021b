import type { FunctionComponent } from 'react';
import { type Layout, writeOptions } from '../wire/public.ts';
import { BadgeLayout } from './layouts/BadgeLayout.tsx';
import { GridLayout } from './layouts/GridLayout.tsx';
import { ListLayout } from './layouts/ListLayout.tsx';
import { SliderLayout } from './layouts/SliderLayout.tsx';
import type { ReviewsProps } from './ReviewsProps.ts';

const LAYOUTS: Readonly<Record<Layout, FunctionComponent<ReviewsProps>>> = {
  slider: SliderLayout,
  grid: GridLayout,
  list: ListLayout,
  rating: ListLayout,
  badge: BadgeLayout,
};

/** A review widget, in the markup that the review products render and existing style sheets know. */
export function ReviewsView(props: ReviewsProps) {
  const Layout = LAYOUTS[props.layout];
  return (
    <div
      className={`wp-gr rpi wpac${props.isDark ? ' wp-dark' : ''}`}
      data-id={props.feedId}
      data-layout={props.layout}
      data-exec="false"
      data-options={writeOptions(props.options).root}
    >
      <Layout {...props} />
    </div>
  );
}
