import { IslandStyle } from '@portico/kernel/islands/react';
import { safeFile } from '../../model/settings/link.ts';
import { choiceOf, recordOf, textOf } from '../../model/settings/read.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { AudioView } from './AudioView.tsx';

/** WordPress's audio widget inside a page document; its settings are stored under `wp`. */
export function Audio({ element }: { element: BuilderElement }) {
  const { title, url, mp3, preload, loop } = recordOf(element.settings.wp);
  const src = safeFile(url) || safeFile(mp3);
  if (!src) return null;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="audio" />
      <AudioView
        title={textOf(title)}
        src={src}
        preload={choiceOf(preload, ['none', 'metadata', 'auto'], 'none')}
        loops={loop === true || loop === '1' || loop === 'on'}
      />
    </WidgetElement>
  );
}
