import type { Stop } from '@portico/kernel/islands';
import { isOn, recordOf, textOf } from '../model/settings/read.ts';
import { scrollsNatively } from '../runtime/anchors/scrollsNatively.ts';
import { provideWhenAsked } from '../runtime/frontend/addOns.ts';
import { environmentClasses, environmentOf } from '../runtime/frontend/environment.ts';
import { CONFIG_NAME, frontendConfig } from '../runtime/frontend/frontendConfig.ts';
import { lazyBackgrounds } from '../runtime/frontend/lazyBackgrounds.ts';
import { pageDevice } from '../runtime/frontend/pageDevice.ts';
import { scriptsHaveRun } from '../runtime/frontend/scriptsHaveRun.ts';
import type { PageWithBuilder } from './provideFrontend.ts';

/**
 * What a builder page needs besides its widgets, with the objects that other scripts use. If our WordPress plugin knows that no
 * such script is left, they are only created on demand.
 */
export async function start(root: HTMLElement): Promise<Stop> {
  const view = (root.ownerDocument.defaultView ?? window) as PageWithBuilder;
  const page = view.document;
  const mayWait = !!view.porticoLeaves?.['add-ons'] && !isOfOldRelease(view);
  const coming = isOurs(view) && !mayWait ? bring() : null;
  await scriptsHaveRun(page);
  if (!isOurs(view)) return () => {};
  const config = frontendConfig(view);
  const stops: Stop[] = [followDevice(view)];
  page.body.classList.add(...environmentClasses(environmentOf(view)));
  const provide = async (): Promise<void> => {
    const { provideFrontend } = await (coming ?? bring());
    stops.push(await provideFrontend(view));
  };
  if (mayWait && !config.isEditMode) stops.push(provideWhenAsked(view, provide));
  else await provide();
  if (!config.isEditMode) {
    stops.push(lazyBackgrounds(page));
    if (isOn(config.page.scroll_snap)) stops.push((await bring()).snapScrolling(page));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/** Has Elementor's configuration but not its script: where that runs, we stay out. */
function isOurs(view: PageWithBuilder): boolean {
  return CONFIG_NAME in view && !view.elementorFrontend;
}

function bring(): Promise<typeof import('./provideFrontend.ts')> {
  return import('./provideFrontend.ts');
}

/** Old releases scrolled to anchors with their own script. */
function isOfOldRelease(view: Window): boolean {
  return !scrollsNatively(textOf(recordOf(Reflect.get(view, CONFIG_NAME)).version));
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
