import { debounce, devices, prefersReducedMotion } from '@portico/kernel/dom';
import { browserStorage, expiringStore } from '@portico/kernel/storage';
import { recordOf, type Settings } from '../../settings/read.ts';
import { parseVideoAddress } from '../../ui/video/videoAddress.ts';
import { vimeoApi, youTubeApi } from '../../ui/video/videoApi.ts';
import { createActionHash } from '../actions/actionHash.ts';
import { actionRegistryOf } from '../actions/actionRegistry.ts';
import { loadLightbox } from '../actions/showLightbox.ts';
import { findAsset } from '../assets/assetRegistry.ts';
import { loadAsset } from '../assets/loadAsset.ts';
import { deviceSetting, deviceSettingMember } from './deviceSetting.ts';
import { createElementsHandler } from './elementsHandler.ts';
import { createEmitter } from './emitter.ts';
import { escapeHtml } from './escapeHtml.ts';
import { CONFIG_NAME, frontendConfig } from './frontendConfig.ts';
import { createHooks } from './hooks.ts';
import { jQueryOf } from './jQuery.ts';
import { createModules } from './modules.ts';
import { pageDevice } from './pageDevice.ts';

/** The object that add-ons speak to, under the name and with the members that they know. */
export function createFrontend(view: Window & typeof globalThis) {
  const page = view.document;
  const config = frontendConfig(view);
  const $ = jQueryOf(view);
  const hooks = createHooks();
  const emitter = createEmitter();
  const device = pageDevice(view);
  const wrap = (target: unknown) => ($ ? $(target) : [target]);
  const areas = {
    local: browserStorage(view, 'localStorage'),
    session: browserStorage(view, 'sessionStorage'),
  };
  const registry = actionRegistryOf(page);
  const settingOn = (on: string, settings: Settings, name: string): unknown =>
    deviceSetting(settings, name, on, config.breakpoints);

  return {
    ...emitter,
    config: (view as unknown as Record<string, unknown>)[CONFIG_NAME],
    hooks,
    storage: expiringStore('elementor', areas),
    elements: {
      window: view,
      $window: wrap(view),
      $document: wrap(page),
      $head: wrap(page.head),
      $body: wrap(page.body),
      $deviceMode: wrap(page.getElementById('elementor-device-mode')),
      $wpAdminBar: wrap(page.getElementById('wpadminbar')),
    },
    elementsHandler: createElementsHandler(view, hooks),
    documentsManager: { documents: {} as Record<string, Element> },
    modulesHandlers: createModules(view).frontend.handlers,
    breakpoints: {
      getActiveBreakpointsList: () => devices(config.breakpoints),
      getBreakpointValues: () => config.breakpoints.map(({ value }) => value),
    },
    utils: {
      youtube: {
        getApiObject: () => youTubeApi(view),
        onApiReady: (run: (api: unknown) => void) => void youTubeApi(view).then(run),
        getVideoIDFromURL: (address: string) => idAt(address, 'youtube'),
      },
      vimeo: {
        onApiReady: (run: () => void) => void vimeoApi(view).then(run),
        getVideoIDFromURL: (address: string) => idAt(address, 'vimeo'),
      },
      get lightbox() {
        return loadLightbox();
      },
      urlActions: { addAction: registry.add, runAction: registry.run, createActionHash },
      /** Made with `new`, and a promise all the same: that is how add-ons know it. */
      swiper: function PageSwiper(container: unknown, options: object) {
        const element = (container as ArrayLike<HTMLElement>)[0] ?? (container as HTMLElement);
        return import('../../ui/carousel/pageSwiper.ts').then(({ pageSwiper }) =>
          pageSwiper(element, options),
        );
      },
      environment: { isTouchDevice: 'ontouchstart' in view, reducedMotion: prefersReducedMotion(view) },
      assetsLoader: {
        load(kind: 'script' | 'style', name: string): Promise<void> {
          const asset = findAsset(kind, name, config);
          return asset ? loadAsset(page, asset) : Promise.reject(new Error(`There is no ${kind} "${name}".`));
        },
      },
      escapeHTML: escapeHtml,
      events: {
        dispatch: (target: EventTarget, name: string, detail?: unknown) =>
          target.dispatchEvent(new CustomEvent(name, { detail })),
      },
      controls: {
        getResponsiveControlValue: (settings: Settings, key: string, member = '', on = device.current()) =>
          member
            ? deviceSettingMember(settings, key, member, on, config.breakpoints)
            : settingOn(on, settings, key),
      },
    },
    isEditMode: () => config.isEditMode,
    isWPPreviewMode: () =>
      recordOf(recordOf((view as unknown as Settings)[CONFIG_NAME]).environmentMode).wpPreview === true,
    getCurrentDeviceMode: () => device.current(),
    getDeviceSetting: settingOn,
    getCurrentDeviceSetting: (settings: Settings, name: string) =>
      settingOn(device.current(), settings, name),
    getKitSettings: (name?: string) => (name ? config.kit[name] : config.kit),
    debounce: (run: (...values: unknown[]) => void, waitMs: number) => debounce(run, waitMs),
  };
}

export type ElementorFrontend = ReturnType<typeof createFrontend>;

function idAt(address: string, provider: string): string | undefined {
  const video = parseVideoAddress(address);
  return video?.provider === provider ? video.id : undefined;
}
