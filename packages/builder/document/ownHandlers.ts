import { addSheet } from '@portico/kernel/dom';
import type { IslandModule, Stop } from '@portico/kernel/islands';
import { elementOf, HandlerBase } from '../runtime/modules/HandlerBase.ts';
import { widgetIslands } from '../widgets/widgetIslands.data.ts';
import { SKIN } from '../wire/public.ts';

/** The code of the widgets and their sheets, by their places. */
const CODE = import.meta.glob<IslandModule>('../widgets/*/*.island.ts');

const SHEETS = import.meta.glob<string>('../widgets/*/*.css', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The class behind one of our widgets, for add-ons that build theirs upon it; `undefined` when it is none of ours. */
export function ownHandler(page: Document, handlerName: string): Promise<typeof HandlerBase> | undefined {
  const found = widgetIslands.find(({ name, type = name }) => handlerName === `${type}.${SKIN}`);
  const place = `../widgets/${found?.name}/${found?.name}`;
  const sheet = SHEETS[`${place}.css`];
  if (sheet) void addSheet(page, sheet);
  return CODE[`${place}.island.ts`]?.().then(({ start }) => handlerClass(handlerName, start));
}

function handlerClass(name: string, start: IslandModule['start']): typeof HandlerBase {
  return class extends HandlerBase {
    declare stop: Promise<Stop | undefined>;

    override bindEvents(): void {
      // The page starts its own widgets by itself; two of them on one node would undo each other's work.
      this.stop = elementOf(this).matches(`[data-widget_type="${name}"]`)
        ? Promise.resolve(undefined)
        : Promise.resolve(start(elementOf(this)));
    }

    override onDestroy(): void {
      super.onDestroy();
      void this.stop.then((stop) => stop?.());
    }
  };
}
