import type { Stop } from '@portico/kernel/islands';
import { isOn } from '../model/settings/read.ts';
import { scrollToAnchors } from '../runtime/anchors/scrollToAnchors.ts';
import { snapScrolling } from '../runtime/anchors/snapScrolling.ts';
import { assetPlacesOf } from '../runtime/assets/assetPlaces.ts';
import { announce } from '../runtime/frontend/announce.ts';
import { createFrontend, type ElementorFrontend } from '../runtime/frontend/createFrontend.ts';
import { startDocuments } from '../runtime/frontend/documentsManager.ts';
import type { HandlerClass } from '../runtime/frontend/elementsHandler.ts';
import { environmentClasses, environmentOf } from '../runtime/frontend/environment.ts';
import { CONFIG_NAME, frontendConfig } from '../runtime/frontend/frontendConfig.ts';
import { lazyBackgrounds } from '../runtime/frontend/lazyBackgrounds.ts';
import { pageDevice } from '../runtime/frontend/pageDevice.ts';
import { scriptsHaveRun } from '../runtime/frontend/scriptsHaveRun.ts';
import { arrive } from '../runtime/modules/arrive.ts';
import { type ElementorModules, elementorModules } from '../runtime/modules/elementorModules.ts';
import type { StandIn } from '../runtime/modules/standIn.ts';
import { widgetFolders } from '../widgets/widgetFolders.data.ts';
import { SKIN } from '../wire/public.ts';

type PageWithBuilder = Window &
  typeof globalThis & {
    elementorFrontend?: ElementorFrontend;
    elementorModules?: ElementorModules | StandIn;
  };

const INIT_EVENT = 'elementor/frontend/init';

/** What a page of the builder has beside its widgets: the objects and events that other scripts rely on. */
export async function start(root: HTMLElement): Promise<Stop> {
  const view = (root.ownerDocument.defaultView ?? window) as PageWithBuilder;
  const page = view.document;
  await scriptsHaveRun(page);
  // No configuration after all; or the builder's own script runs here as well: the page is its own.
  if (!(CONFIG_NAME in view) || view.elementorFrontend) return () => {};
  const config = frontendConfig(view);
  const stops: Stop[] = [followDevice(view)];
  page.body.classList.add(...environmentClasses(environmentOf(view)));
  const before = view.elementorModules;
  if (typeof before === 'function') arrive(before, elementorModules);
  if (!before || typeof before === 'function') view.elementorModules = elementorModules;
  const frontend = createFrontend(view, (name) => ownHandler(page, name));
  view.elementorFrontend = frontend;

  view.dispatchEvent(new CustomEvent(INIT_EVENT));
  frontend.trigger('elementor/modules/init:before');
  frontend.trigger('elementor/modules/init/before');
  const showDocuments = (): void => {
    startDocuments(page, frontend.documentsManager, frontend.hooks);
    frontend.trigger('components:init');
    announce(root, 'elementor/frontend/components:init');
  };
  if (config.isEditMode) {
    const { startEditMode } = await import('../runtime/edit-mode/startEditMode.ts');
    stops.push(startEditMode(view, showDocuments));
  } else {
    stops.push(lazyBackgrounds(page));
    if (isOn(config.page.scroll_snap)) stops.push(snapScrolling(page));
    stops.push(scrollToAnchors(view, frontend.hooks, assetPlacesOf(view).version));
    showDocuments();
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/** `undefined` when it is none of ours. Few add-ons ask, so where our code and sheets are comes only then. */
function ownHandler(page: Document, handlerName: string): Promise<HandlerClass> | undefined {
  const [, folder] = widgetFolders.find(([type]) => handlerName === `${type}.${SKIN}`) ?? [];
  return folder
    ? import('./ownHandlers.ts').then(({ bringHandler }) => bringHandler(page, handlerName, folder))
    : undefined;
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
