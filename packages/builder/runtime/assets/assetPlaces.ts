import { recordOf, type Settings, textOf } from '../../model/settings/read.ts';
import { CONFIG_NAME } from '../frontend/frontendConfig.ts';

/** Where the page's own Elementor has its files, and its version. Only used by add-ons and the editor. */
export interface AssetPlaces {
  readonly version: string;
  readonly assetsUrl: string;
  readonly uploadUrl: string;
  readonly isScriptDebug: boolean;
  readonly hasCustomBreakpoints: boolean;
}

export function assetPlacesOf(view: Window): AssetPlaces {
  return parseAssetPlaces((view as unknown as Settings)[CONFIG_NAME]);
}

export function parseAssetPlaces(raw: unknown): AssetPlaces {
  const { version, urls, environmentMode, responsive } = recordOf(raw);
  const { assets, uploadUrl } = recordOf(urls);
  return {
    version: textOf(version),
    assetsUrl: textOf(assets),
    uploadUrl: textOf(uploadUrl),
    isScriptDebug: recordOf(environmentMode).isScriptDebug === true,
    hasCustomBreakpoints: recordOf(responsive).hasCustomBreakpoints === true,
  };
}
