import type { IslandModule, Stop } from '@portico/kernel/islands';
import { elementOf, HandlerBase } from '../modules/HandlerBase.ts';

/** Where the code of each handler is, by the name under which add-ons ask for it. */
const CODE: Readonly<Record<string, () => Promise<IslandModule>>> = {
  'accordion.default': () => import('../../ui/accordion/accordion.island.ts'),
  'alert.default': () => import('../../ui/alert/alert.island.ts'),
  'contact-buttons.default': () => import('../../ui/contact-buttons/contact-buttons.island.ts'),
  'counter.default': () => import('../../ui/counter/counter.island.ts'),
  'floating-bars-var-1.default': () => import('../../ui/floating-bars/floating-bars.island.ts'),
  'image-carousel.default': () => import('../../ui/carousel/image-carousel.island.ts'),
  'nested-accordion.default': () => import('../../ui/nested-accordion/nested-accordion.island.ts'),
  'nested-tabs.default': () => import('../../ui/nested-tabs/nested-tabs.island.ts'),
  'progress.default': () => import('../../ui/progress/progress.island.ts'),
  'tabs.default': () => import('../../ui/tabs/tabs.island.ts'),
  'text-editor.default': () => import('../../ui/text-editor/text-editor.island.ts'),
  'text-path.default': () => import('../../ui/text-path/text-path.island.ts'),
  'toggle.default': () => import('../../ui/toggle/toggle.island.ts'),
  'video.default': () => import('../../ui/video/video.island.ts'),
  'wp-widget-media_audio.default': () => import('../../ui/audio/audio.island.ts'),
};

/** The class behind one of our widgets, for add-ons that build theirs upon it; `undefined` when it is none of ours. */
export function ownHandler(name: string): Promise<typeof HandlerBase> | undefined {
  const load = Object.hasOwn(CODE, name) ? CODE[name] : undefined;
  return load?.().then(({ start }) => handlerClass(name, start));
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
