import { devices, minWidth, prefersReducedMotion } from '@portico/kernel/dom';
import { escapeMarkup } from '@portico/kernel/markup';
import { browserStorage, expiringStore } from '@portico/kernel/storage';
import { recordOf, type Settings } from '../model/settings/read.ts';
import { actionRegistryOf } from './actions/actionRegistry.ts';
import { createActionHash } from './actions/createActionHash.ts';
import { openFromSettings } from './actions/lightbox.ts';
import { anchorKeeperOf } from './anchors/anchorKeeper.ts';
import { assetPlacesOf } from './assets/assetPlaces.ts';
import { findAsset } from './assets/assetRegistry.ts';
import { loadAsset } from './assets/loadAsset.ts';
import { debounced } from './frontend/debounced.ts';
import { deviceSetting, deviceSettingMember } from './frontend/deviceSetting.ts';
import { dialogsManager } from './frontend/dialogs.ts';
import { createEmitter } from './frontend/emitter.ts';
import { environmentOf } from './frontend/environment.ts';
import { CONFIG_NAME, type FrontendConfig, frontendConfig } from './frontend/frontendConfig.ts';
import { fullscreenOf } from './frontend/fullscreen.ts';
import { createHooks } from './frontend/hooks.ts';
import { jQueryOf } from './frontend/jQuery.ts';
import { pageDevice } from './frontend/pageDevice.ts';
import { createPageListeners } from './frontend/pageListeners.ts';
import { videoLoaders } from './frontend/videoLoaders.ts';
import { waypoint } from './frontend/waypoint.ts';
import { createDocumentsManager } from './modules/documentsManager.ts';
import { elementorModules } from './modules/elementorModules.ts';
import { createElementsHandler, type OwnHandler } from './modules/elementsHandler.ts';
import { createPageSlider, fromWidthsOn } from './slider/pageSlider.ts';

/** The object that add-ons use, with its known name and members. */
export function createFrontend(view: Window & typeof globalThis, ownHandler: OwnHandler) {
  const page = view.document;
  const config = frontendConfig(view);
  const raw = recordOf((view as unknown as Settings)[CONFIG_NAME]);
  const $ = jQueryOf(view);
  const hooks = createHooks();
  const elementsHandler = createElementsHandler(view, hooks, ownHandler);
  const device = pageDevice(view);
  const wrap = (target: unknown) => ($ ? $(target) : [target]);
  const settingOn = (on: string, settings: Settings, name: string): unknown =>
    deviceSetting(settings, name, on, config.breakpoints);

  return {
    ...createEmitter(),
    ...createPageListeners(view, config.isEditMode),
    config: withActiveBreakpoints(raw),
    hooks,
    storage: expiringStore('elementor', {
      local: browserStorage(view, 'localStorage'),
      session: browserStorage(view, 'sessionStorage'),
    }),
    elements: {
      window: view,
      $window: wrap(view),
      $document: wrap(page),
      $head: wrap(page.head),
      $body: wrap(page.body),
      $deviceMode: wrap(page.getElementById('elementor-device-mode')),
      $wpAdminBar: wrap(page.getElementById('wpadminbar')),
    },
    elementsHandler,
    documentsManager: createDocumentsManager(view, elementsHandler.runReadyTrigger),
    modulesHandlers: elementorModules.frontend.handlers,
    breakpoints: breakpointsOf(config),
    utils: {
      ...videoLoaders(view),
      get lightbox() {
        return import('./actions/addOnLightbox.ts').then(({ addOnLightbox }) => addOnLightbox(page));
      },
      urlActions: actionsOf(page),
      /** Called with `new`, but returns a promise: that is what add-ons expect. */
      swiper: function PageSwiper(container: HTMLElement | ArrayLike<HTMLElement>, options: object) {
        const element = 'nodeType' in container ? container : container[0];
        return element
          ? createPageSlider(element, fromWidthsOn(options, config.breakpoints))
          : Promise.reject(new Error('There is no element to make a slider of.'));
      },
      environment: { ...environmentOf(view), reducedMotion: prefersReducedMotion(view) },
      assetsLoader: {
        load(kind: 'script' | 'style', name: string): Promise<void> {
          const asset = findAsset(kind, name, assetPlacesOf(view));
          return asset ? loadAsset(page, asset) : Promise.reject(new Error(`There is no ${kind} "${name}".`));
        },
      },
      screenfull: fullscreenOf(page),
      escapeHTML: escapeMarkup,
      events: {
        dispatch(
          target: EventTarget | ArrayLike<EventTarget>,
          name: string,
          detail: unknown = null,
          olderName?: string | null,
        ): void {
          const node = 'dispatchEvent' in target ? target : target[0];
          if (olderName) node?.dispatchEvent(new CustomEvent(olderName, { detail }));
          node?.dispatchEvent(new CustomEvent(name, { detail }));
        },
      },
      controls: {
        getControlValue: (settings: Settings, key: string, member?: string) =>
          member ? recordOf(settings[key])[member] : settings[key],
        getResponsiveControlValue: (settings: Settings, key: string, member = '', on = device.current()) =>
          member
            ? deviceSettingMember(settings, key, member, on, config.breakpoints)
            : settingOn(on, settings, key),
      },
      anchor_scroll_margin: { update: () => anchorKeeperOf(page).update() },
    },
    isEditMode: () => config.isEditMode,
    isWPPreviewMode: () => recordOf(raw.environmentMode).wpPreview === true,
    getCurrentDeviceMode: () => device.current(),
    getDeviceSetting: settingOn,
    getCurrentDeviceSetting: (settings: Settings, name: string) =>
      settingOn(device.current(), settings, name),
    getKitSettings: (name?: string) => (name ? config.kit[name] : config.kit),
    getPageSettings: (name?: string) => (name ? config.page[name] : config.page),
    getDialogsManager: () => dialogsManager(view),
    debounce: debounced,
    waypoint,
  };
}

export type ElementorFrontend = ReturnType<typeof createFrontend>;

/** The enabled ones, in order: scripts read them from the page's own object. */
function withActiveBreakpoints(config: Settings): Settings {
  const responsive = recordOf(config.responsive);
  const active = Object.entries(recordOf(responsive.breakpoints)).filter(
    ([, entry]) => recordOf(entry).is_enabled === true,
  );
  Object.assign(responsive, { activeBreakpoints: Object.fromEntries(active) });
  return config;
}

function breakpointsOf({ breakpoints }: FrontendConfig) {
  const withoutDesktop = devices(breakpoints).filter((name) => name !== 'desktop');
  return {
    getActiveBreakpointsList({ largeToSmall = false, withDesktop = false } = {}): string[] {
      const names = withDesktop ? devices(breakpoints) : withoutDesktop;
      return largeToSmall ? [...names].reverse() : names;
    },
    getActiveMatchRegex: () => new RegExp(`${withoutDesktop.map((name) => `_${name}`).join('|')}$`),
    getBreakpointValues: () => breakpoints.map(({ value }) => value),
    getDeviceMinBreakpoint: (name: string) => minWidth(breakpoints, name),
    getDesktopMinPoint: () => minWidth(breakpoints, 'desktop'),
    getDesktopPreviousDeviceKey: () => {
      const names = devices(breakpoints);
      return names[names.indexOf('desktop') - 1] ?? '';
    },
  };
}

function actionsOf(page: Document) {
  const registry = actionRegistryOf(page);
  registry.add('lightbox', (settings) => openFromSettings(page, settings));
  return { addAction: registry.add, runAction: registry.run, createActionHash };
}
