import { IslandStyle } from '@portico/kernel/islands/react';
import { plainTextOf } from '../../model/settings/plainText.ts';
import { type Settings, sizeOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { FRAME_OF } from '../../runtime/videos/frameOrigins.ts';
import { PlayOverlay } from '../video/PlayOverlay.tsx';

/** A map. As with videos, nothing is loaded before the visitor asks for it. */
export function GoogleMaps({ element }: WidgetProps) {
  const { settings } = element;
  const address = plainTextOf(settings.address);
  if (!address) return null;
  const frame = widgetFrame(element);
  return (
    <WidgetElement {...frame} browserSettings={{ ...frame.browserSettings, wait_for_play: 'yes' }}>
      <IslandStyle name="video" />
      <IslandStyle name="google_maps" />
      <div className="elementor-custom-embed elementor-wrapper" {...{ [FRAME_OF]: 'google' }}>
        <div
          className="elementor-video"
          data-title={address}
          data-lazy-load={mapAddress(address, settings)}
        />
        <PlayOverlay title={address} poster="" provider="Google Maps" does="Shows a map" />
      </div>
    </WidgetElement>
  );
}

function mapAddress(address: string, { zoom }: Settings): string {
  const map = new URL('https://maps.google.com/maps');
  map.searchParams.set('q', address);
  map.searchParams.set('t', 'm');
  map.searchParams.set('z', String(Math.min(Math.max(Math.round(sizeOf(zoom) ?? 10), 1), 20)));
  map.searchParams.set('output', 'embed');
  map.searchParams.set('iwloc', 'near');
  return map.href;
}
