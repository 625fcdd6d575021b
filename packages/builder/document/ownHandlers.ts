import { addSheet } from '@portico/kernel/dom';
import type { IslandModule, Stop } from '@portico/kernel/islands';
import { elementOf, HandlerBase } from '../runtime/modules/HandlerBase.ts';

/** The widgets' code and style sheets, by path. */
const CODE = import.meta.glob<IslandModule>('../widgets/*/*.island.ts');

const SHEETS = import.meta.glob<string>('../widgets/*/*.css', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The class of one of our widgets, whose code is in `folder`, for add-ons that extend it. */
export async function bringHandler(
  page: Document,
  handlerName: string,
  folder: string,
): Promise<typeof HandlerBase> {
  const place = `../widgets/${folder}/${folder}`;
  const sheet = SHEETS[`${place}.css`];
  if (sheet) void addSheet(page, sheet);
  const code = await CODE[`${place}.island.ts`]?.();
  return handlerClass(handlerName, code?.start);
}

function handlerClass(name: string, start: IslandModule['start'] | undefined): typeof HandlerBase {
  return class extends HandlerBase {
    declare stop: Promise<Stop | undefined>;

    override bindEvents(): void {
      // The page starts its own widgets; two handlers on one node would undo each other's work.
      const isOurs = elementOf(this).matches(`[data-widget_type="${name}"]`);
      this.stop = Promise.resolve(isOurs ? undefined : start?.(elementOf(this)));
    }

    override onDestroy(): void {
      super.onDestroy();
      void this.stop.then((stop) => stop?.());
    }
  };
}
