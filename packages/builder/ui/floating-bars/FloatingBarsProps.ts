/** A bar with an announcement, as a page document describes it. */
export interface FloatingBarsProps {
  readonly documentId: string;
  readonly text: string;
  readonly callToAction: string;
  readonly href: string;
  readonly position: 'top' | 'bottom';
  readonly isSticky: boolean;
  readonly canClose: boolean;
}
