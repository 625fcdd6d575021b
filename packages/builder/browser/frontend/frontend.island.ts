import type { Stop } from '@portico/kernel/islands';
import { isOn } from '../../settings/read.ts';
import { scrollToAnchors } from '../anchors/scrollToAnchors.ts';
import { snapScrolling } from '../anchors/snapScrolling.ts';
import { BuilderDocument } from '../modules/BuilderDocument.ts';
import { type ElementorModules, elementorModules } from '../modules/elementorModules.ts';
import { announce } from './announce.ts';
import { createFrontend, type ElementorFrontend } from './createFrontend.ts';
import { environmentClasses, environmentOf } from './environment.ts';
import { frontendConfig } from './frontendConfig.ts';
import { lazyBackgrounds } from './lazyBackgrounds.ts';
import { pageDevice } from './pageDevice.ts';

type PageWithBuilder = Window &
  typeof globalThis & { elementorFrontend?: ElementorFrontend; elementorModules?: ElementorModules };

const INIT_EVENT = 'elementor/frontend/init';

/** What a page of the builder has beside its widgets: the objects and events that other scripts rely on. */
export async function start(root: HTMLElement): Promise<Stop> {
  const view = (root.ownerDocument.defaultView ?? window) as PageWithBuilder;
  // The builder's own script runs here as well: the page is its own.
  if (view.elementorFrontend) return () => {};
  const page = view.document;
  const config = frontendConfig(view);
  const stops: Stop[] = [followDevice(view)];
  page.body.classList.add(...environmentClasses(environmentOf(view)));
  view.elementorModules ??= elementorModules;
  const frontend = createFrontend(view);
  view.elementorFrontend = frontend;

  view.dispatchEvent(new CustomEvent(INIT_EVENT));
  frontend.trigger('elementor/modules/init:before');
  frontend.trigger('elementor/modules/init/before');
  if (config.isEditMode) {
    const { startEditMode } = await import('../edit-mode/startEditMode.ts');
    stops.push(startEditMode(view));
  } else {
    stops.push(lazyBackgrounds(page));
    if (isOn(config.page.scroll_snap)) stops.push(snapScrolling(page));
    stops.push(scrollToAnchors(view, frontend.hooks, config.version));
    startElements(page, frontend);
  }
  frontend.trigger('components:init');
  announce(root, 'elementor/frontend/components:init');
  return () => {
    for (const stop of stops) stop();
  };
}

/** Each in its own task, so that a page of many stays responsive. Those whose owner starts them later are left out. */
function startElements(
  page: Document,
  { elementsHandler, documentsManager, hooks }: ElementorFrontend,
): void {
  hooks.doAction('elementor/frontend/documents-manager/init-classes', documentsManager);
  for (const whole of page.querySelectorAll('.elementor')) {
    const document = new BuilderDocument({ $element: [whole] });
    documentsManager.documents[whole.getAttribute('data-elementor-id') ?? ''] = document;
    for (const element of whole.querySelectorAll('.elementor-element')) {
      if (element.closest('.elementor') !== whole || element.closest('[data-delay-child-handlers="true"]'))
        continue;
      setTimeout(() => elementsHandler.runReadyTrigger(element));
    }
  }
}

/** Other scripts read the device from the body. */
function followDevice(view: Window): Stop {
  const { body } = view.document;
  const device = pageDevice(view);
  const show = (name: string): void => body.setAttribute('data-elementor-device-mode', name);
  if (!view.document.getElementById('elementor-device-mode')) {
    const span = view.document.createElement('span');
    span.id = 'elementor-device-mode';
    span.className = 'elementor-screen-only';
    body.append(span);
  }
  show(device.current());
  return device.subscribe(show);
}
