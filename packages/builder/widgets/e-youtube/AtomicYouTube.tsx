import { IslandStyle } from '@portico/kernel/islands/react';
import { parseVideoAddress } from '@portico/kernel/videos';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { isOnProp, numberProp, textProp } from '../../parts/atomic/props.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { embedAddress } from '../../runtime/videos/embedAddress.ts';
import { FRAME_OF } from '../../runtime/videos/frameOrigins.ts';
import { PlayOverlay } from '../video/PlayOverlay.tsx';

/** A YouTube video. Contains the video widget, which waits for the visitor. */
export function AtomicYouTube({ element }: WidgetProps) {
  const { settings } = element;
  const provided = parseVideoAddress(textProp(settings.source));
  if (provided?.provider !== 'youtube') return null;
  const address = embedAddress(provided, {
    autoplay: true,
    playsInline: true,
    mute: isOnProp(settings.mute),
    loop: isOnProp(settings.loop),
    controls: isOnProp(settings.player_controls, true),
    captions: isOnProp(settings.captions),
    startS: Math.max(0, Math.floor(numberProp(settings.start) ?? 0)),
    endS: Math.max(0, Math.floor(numberProp(settings.end) ?? 0)),
    isPrivate: true,
  });
  return (
    <div {...atomicAttributes(element, 'div')}>
      <IslandStyle name="video" />
      <div
        className="elementor-widget-video"
        data-widget_type="video.default"
        data-settings={JSON.stringify({ wait_for_play: 'yes' })}
      >
        <div className="elementor-wrapper elementor-open-inline" {...{ [FRAME_OF]: 'youtube' }}>
          <div className="elementor-video" data-title="Video" data-lazy-load={address} />
          <PlayOverlay title="Video" poster="" provider="YouTube" />
        </div>
      </div>
    </div>
  );
}
