/** What every bar has, from a page document. */
export interface BarFrame {
  /** Its accessible name. */
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
  /** Whether the button enters with an animation. */
  readonly entersAnimated: boolean;
}
