import type { Stop } from '@portico/kernel/islands';
import { isOn, recordOf, textOf } from '../model/settings/read.ts';
import { scrollsNatively } from '../runtime/anchors/scrollsNatively.ts';
import { snapScrolling } from '../runtime/anchors/snapScrolling.ts';
import { lendWhenAsked, mayHaveAddOns } from '../runtime/frontend/addOns.ts';
import { environmentClasses, environmentOf } from '../runtime/frontend/environment.ts';
import { CONFIG_NAME, frontendConfig } from '../runtime/frontend/frontendConfig.ts';
import { lazyBackgrounds } from '../runtime/frontend/lazyBackgrounds.ts';
import { pageDevice } from '../runtime/frontend/pageDevice.ts';
import { scriptsHaveRun } from '../runtime/frontend/scriptsHaveRun.ts';
import type { PageWithBuilder } from './lendFrontend.ts';

/** What a page of the builder has beside its widgets; the objects that other scripts rely on come where one may ask for them. */
export async function start(root: HTMLElement): Promise<Stop> {
  const view = (root.ownerDocument.defaultView ?? window) as PageWithBuilder;
  const page = view.document;
  await scriptsHaveRun(page);
  // No configuration after all; or the builder's own script runs here as well: the page is its own.
  if (!(CONFIG_NAME in view) || view.elementorFrontend) return () => {};
  const config = frontendConfig(view);
  const stops: Stop[] = [followDevice(view)];
  page.body.classList.add(...environmentClasses(environmentOf(view)));
  let isLent = false;
  const bring = async (): Promise<void> => {
    const { lendFrontend } = await import('./lendFrontend.ts');
    stops.push(await lendFrontend(view));
  };
  /** Once, however many ask; what did not come is tried again by whoever asks next. */
  const lend = (): void => {
    if (isLent) return;
    isLent = true;
    bring().catch(() => {
      isLent = false;
    });
  };
  const { version } = recordOf(Reflect.get(view, CONFIG_NAME));
  if (config.isEditMode || mayHaveAddOns(view) || !scrollsNatively(textOf(version))) await bring();
  else stops.push(lendWhenAsked(view, lend));
  if (!config.isEditMode) {
    stops.push(lazyBackgrounds(page));
    if (isOn(config.page.scroll_snap)) stops.push(snapScrolling(page));
  }
  return () => {
    for (const stop of stops) stop();
  };
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
