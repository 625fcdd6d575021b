import type { WidgetIsland } from '../parts/element/Widget.ts';
import { widgets } from './index.ts';

export interface NamedIsland extends WidgetIsland {
  readonly name: string;
  /** Where it is not the name. */
  readonly type?: string;
}

/** What wakes each widget. The client build writes this out as data, so that boot gets these words and no widget. */
export const widgetIslands: readonly NamedIsland[] = [...widgets].flatMap(([name, { type, island }]) =>
  island ? [{ name, ...(type !== name && { type }), ...island }] : [],
);
