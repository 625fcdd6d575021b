import { IslandStyle } from '@portico/kernel/islands/react';
import { isRecord, type Settings, textOf } from '../../model/settings/read.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { FRAME_OF } from '../../runtime/videos/frameOrigins.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { PlayOverlay } from '../video/PlayOverlay.tsx';

/** A SoundCloud recording. As with videos, nothing is loaded before the visitor presses play. */
export function SoundCloud({ element }: { element: BuilderElement }) {
  const { settings } = element;
  const { link } = settings;
  const address = soundCloudAddress(isRecord(link) ? link.url : link);
  if (!address) return null;
  const title = textOf(settings.title) || 'Recording';
  const frame = widgetFrame(element);
  return (
    <WidgetElement {...frame} browserSettings={{ ...frame.browserSettings, wait_for_play: 'yes' }}>
      <IslandStyle name="video" />
      <div className="elementor-soundcloud-wrapper elementor-wrapper" {...{ [FRAME_OF]: 'soundcloud' }}>
        <div
          className="elementor-video"
          data-title={title}
          data-lazy-load={playerAddress(address, settings)}
        />
        <PlayOverlay title={title} poster="" provider="SoundCloud" />
      </div>
    </WidgetElement>
  );
}

function soundCloudAddress(value: unknown): string | null {
  const address = textOf(value);
  return /^https:\/\/(?:www\.|m\.|api\.|on\.)?soundcloud\.com\/[\w%./~-]+/i.test(address) ? address : null;
}

function playerAddress(address: string, settings: Settings): string {
  const color = /^#([\da-f]{6})$/i.exec(textOf(settings.sc_color))?.[1];
  const player = new URL('https://w.soundcloud.com/player/');
  player.searchParams.set('url', address);
  player.searchParams.set('auto_play', 'true');
  player.searchParams.set('visual', String(settings.visual === 'yes'));
  if (color) player.searchParams.set('color', color);
  for (const [setting, parameter] of SWITCHES)
    if (setting in settings) player.searchParams.set(parameter, String(settings[setting] === 'yes'));
  return player.href;
}

/** The player's options, by the names in settings and in the player. */
const SWITCHES = [
  ['sc_buying', 'buying'],
  ['sc_liking', 'liking'],
  ['sc_download', 'download'],
  ['sc_show_artwork', 'show_artwork'],
  ['sc_sharing', 'sharing'],
  ['sc_show_comments', 'show_comments'],
  ['sc_show_playcount', 'show_playcount'],
  ['sc_show_user', 'show_user'],
] as const;
