import { widgets } from '../widgets/index.ts';

/** Every widget that a page document can show. */
export const widgetTypes: readonly string[] = [...widgets.values()].map(({ type }) => type);
