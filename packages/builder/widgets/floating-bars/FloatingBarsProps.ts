/** A bar with an announcement, as a page document describes it. */
export interface FloatingBarsProps {
  readonly documentId: string;
  readonly text: string;
  /** What it is called where it cannot be seen. */
  readonly name: string;
  readonly callToAction: string;
  readonly isLink: boolean;
  readonly corners: 'round' | 'rounded' | 'sharp';
  readonly href: string;
  /** The button comes in with an animation. */
  readonly entersAnimated: boolean;
  readonly position: 'top' | 'bottom';
  readonly isSticky: boolean;
  readonly canClose: boolean;
}
