import { text } from '../../model/fields/Field.ts';
import { safeFile } from '../../model/settings/link.ts';
import { isOn, textOf } from '../../model/settings/read.ts';
import { isTicked, wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('media_video', {
  label: 'Video with a title',
  order: 60,
  icon: 'M4 5h16v14h-16zM10 9l5 3l-5 3z',
  fields: [text('wp.url', 'Video file address')],
  useBody({ url, mp4, loop, title }) {
    const src = safeFile(textOf(mp4) || url);
    if (!src) return null;
    // For external videos only the link is shown: their players would track visitors.
    if (!/\.(?:mp4|webm|ogv|m4v|mov)(?:[?#]|$)/i.test(src))
      return <a href={src}>{textOf(title) || 'Watch the video'}</a>;
    // biome-ignore lint/a11y/useMediaCaption: WordPress keeps no captions here.
    return <video src={src} controls preload="metadata" loop={isTicked(loop) || isOn(loop)} />;
  },
});
