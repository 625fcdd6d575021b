/** Tabs, as they stand in the markup. */
export interface TabsProps {
  readonly orientation: TabsOrientation;
  readonly items: readonly TabsItem[];
  readonly openItem: number;
}

export type TabsOrientation = 'horizontal' | 'vertical';

export interface TabsItem {
  readonly titleId: string;
  readonly contentId: string;
  /** Trusted HTML. */
  readonly title: string;
  /** Trusted HTML. */
  readonly content: string;
}
