import { choiceOf } from '../../model/settings/read.ts';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { fileProp, isOnProp, numberProp, pictureProp, plainProp } from '../../parts/atomic/props.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';

/** A self-hosted video, in the browser's player. */
export function AtomicVideo({ element }: WidgetProps) {
  const { settings } = element;
  const src = fileProp(settings.source);
  if (!src) return null;
  const poster = isOnProp(settings.poster_enabled) ? pictureProp(settings.poster)?.src : undefined;
  const from = Math.max(0, numberProp(settings.start_time) ?? 0);
  const to = numberProp(settings.end_time) ?? 0;
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are the author's, in the file itself
    <video
      {...atomicAttributes(element, 'video')}
      src={`${src}${from || to > from ? `#t=${from}${to > from ? `,${to}` : ''}` : ''}`}
      poster={poster}
      controls={isOnProp(settings.controls, true)}
      loop={isOnProp(settings.loop)}
      muted={isOnProp(settings.mute)}
      autoPlay={isOnProp(settings.autoplay)}
      playsInline={isOnProp(settings.playsinline)}
      preload={choiceOf(plainProp(settings.preload), ['auto', 'metadata', 'none'], 'metadata')}
      {...(!isOnProp(settings.download) && { controlsList: 'nodownload' })}
    />
  );
}
