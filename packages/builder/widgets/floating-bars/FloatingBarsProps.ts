/** What every bar has, as a page document describes it. */
export interface BarFrame {
  /** What it is called where it cannot be seen. */
  readonly name: string;
  readonly position: 'top' | 'bottom';
  readonly isSticky: boolean;
  readonly canClose: boolean;
}

/** A bar with an announcement. */
export interface FloatingBarsProps {
  readonly text: string;
  readonly callToAction: string;
  readonly isLink: boolean;
  readonly corners: 'round' | 'rounded' | 'sharp';
  readonly href: string;
  /** The button comes in with an animation. */
  readonly entersAnimated: boolean;
}
