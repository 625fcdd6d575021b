/** Tabs, as in the markup. */
export interface TabsProps {
  readonly orientation: TabsOrientation;
  readonly items: readonly TabsItem[];
  readonly openItem: number;
  /** Whether each title is repeated above its panel, for narrow screens. */
  readonly hasNarrowTitles: boolean;
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
