import type { Stop } from '@portico/kernel/islands';
import { scrollToAnchors } from '../runtime/anchors/scrollToAnchors.ts';
import { assetPlacesOf } from '../runtime/assets/assetPlaces.ts';
import { createFrontend, type ElementorFrontend } from '../runtime/createFrontend.ts';
import { announce } from '../runtime/frontend/announce.ts';
import { frontendConfig } from '../runtime/frontend/frontendConfig.ts';
import { startReleased } from '../runtime/frontend/startReleased.ts';
import { arrive } from '../runtime/modules/arrive.ts';
import { startDocuments } from '../runtime/modules/documentsManager.ts';
import { type ElementorModules, elementorModules } from '../runtime/modules/elementorModules.ts';
import type { HandlerClass } from '../runtime/modules/elementsHandler.ts';
import type { StandIn } from '../runtime/modules/standIn.ts';
import { widgetFolders } from '../widgets/widgetFolders.data.ts';
import { SKIN } from '../wire/public.ts';

export { snapScrolling } from '../runtime/anchors/snapScrolling.ts';

/** A page with the globals that add-ons use. */
export type PageWithBuilder = Window &
  typeof globalThis & {
    elementorFrontend?: ElementorFrontend;
    elementorModules?: ElementorModules | StandIn;
    /** What our WordPress plugin has left out of the page. */
    porticoLeaves?: Readonly<Record<string, unknown>>;
  };

const INIT_EVENT = 'elementor/frontend/init';

/** Adds the objects that add-ons use to the page, and announces them. */
export async function provideFrontend(view: PageWithBuilder): Promise<Stop> {
  const page = view.document;
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
    announce(page.documentElement, 'elementor/frontend/components:init');
  };
  const { isEditMode } = frontendConfig(view);
  // Themes that replace a page's content call it afterwards. In the editor, its own events decide.
  Object.assign(frontend, { init: () => isEditMode || showDocuments() });
  if (isEditMode) {
    const { startEditMode } = await import('../runtime/edit-mode/startEditMode.ts');
    return startEditMode(view, showDocuments);
  }
  const stops = [
    // Only add-ons hold a part back and let it go.
    startReleased(view),
    scrollToAnchors(view, frontend.hooks, assetPlacesOf(view).version),
  ];
  showDocuments();
  return () => {
    for (const stop of stops) stop();
  };
}

/** `undefined` if it is not ours. Few add-ons ask, so the locations of our code and sheets are only loaded then. */
function ownHandler(page: Document, handlerName: string): Promise<HandlerClass> | undefined {
  const [, folder] = widgetFolders.find(([type]) => handlerName === `${type}.${SKIN}`) ?? [];
  return folder
    ? import('./ownHandlers.ts').then(({ bringHandler }) => bringHandler(page, handlerName, folder))
    : undefined;
}
