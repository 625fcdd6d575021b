import type { ReactNode } from 'react';
import type { Settings } from '../../model/settings/read.ts';

/** A carousel, as in the markup. */
export interface CarouselProps {
  /** The settings that the browser needs, as on the widget's element. */
  readonly settings: Settings;
  readonly slides: readonly CarouselSlide[];
  readonly fillsSlides: boolean;
  /** In markup order, which differs between products. */
  readonly controls: readonly CarouselControl[];
  /** The slides themselves, on the server and in the editor, where they contain elements. */
  readonly children?: ReactNode;
}

export interface CarouselSlide {
  readonly label: string;
  /** Trusted HTML. */
  readonly html: string;
}

export type CarouselControl =
  | { readonly kind: 'previous' | 'next'; readonly html: string }
  /** Initial content before the slider starts: pictures in place of dots. */
  | { readonly kind: 'pagination'; readonly html?: string };
