import type { ReactNode } from 'react';
import type { Settings } from '../../model/settings/read.ts';

/** A carousel, as it stands in the markup. */
export interface CarouselProps {
  /** The settings that the browser needs, as the widget's element carries them. */
  readonly settings: Settings;
  readonly slides: readonly CarouselSlide[];
  readonly fillsSlides: boolean;
  /** In the order in which they stand: products differ in it. */
  readonly controls: readonly CarouselControl[];
  /** The slides themselves, on the server and in the editor, where they hold elements. */
  readonly children?: ReactNode;
}

export interface CarouselSlide {
  readonly label: string;
  /** Trusted HTML. */
  readonly html: string;
}

export type CarouselControl =
  | { readonly kind: 'previous' | 'next'; readonly html: string }
  /** What stands there before the slider does: pictures in place of dots. */
  | { readonly kind: 'pagination'; readonly html?: string };
