import { IslandStyle } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { linkOf, safeFile } from '../../model/settings/link.ts';
import { choiceOf, recordOf, sizeOf, textOf } from '../../model/settings/read.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { PATH_NAMES, PATHS } from './paths.ts';

/**
 * Text along a path. Known paths are rendered at once; text along the author's own SVG is in a line until the browser has
 * loaded it.
 */
export function TextPath({ element }: { element: BuilderElement }) {
  const { text, path, custom_path, link } = element.settings;
  const words = textOf(text);
  if (!words) return null;
  const url = path === 'custom' ? safeFile(recordOf(custom_path).url) : '';
  const address = linkOf(link);
  const linked = address ? <a {...address}>{words}</a> : words;
  return (
    <WidgetElement {...widgetFrame(element, { names: url ? FOR_THE_BROWSER : [] })}>
      <IslandStyle name="text-path" />
      <div
        className={`e-text-path${hoverAnimation(element.settings.hover_animation)}`}
        data-text={words}
        data-url={url || undefined}
        data-link-url={address?.href}
      >
        {url ? linked : <Drawing element={element}>{linked}</Drawing>}
      </div>
    </WidgetElement>
  );
}

const FOR_THE_BROWSER = ['start_point', 'text_path_direction', 'link'];

function Drawing({ element, children }: { element: BuilderElement; children: ReactNode }) {
  const { id, settings } = element;
  const { viewBox, d } = PATHS[choiceOf(settings.path, PATH_NAMES, 'wave')];
  const begin = sizeOf(settings.start_point) ?? 0;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is a line of text, and is read as one
    <svg viewBox={viewBox}>
      <path id={`e-path-${id}`} d={d} />
      <text>
        <textPath
          href={`#e-path-${id}`}
          startOffset={`${settings.text_path_direction === 'rtl' ? 100 - begin : begin}%`}
        >
          {children}
        </textPath>
      </text>
    </svg>
  );
}
