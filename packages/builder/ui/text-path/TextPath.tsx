import { IslandStyle } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { readColor } from '../../document/styles/readColor.ts';
import type { ElementStyle } from '../../document/styles/StyleRule.ts';
import { typography } from '../../document/styles/typography.ts';
import { keyword, length } from '../../document/styles/values.ts';
import type { BuilderElement } from '../../protocol.ts';
import { linkOf, safeFile } from '../../settings/link.ts';
import { choiceOf, isOn, recordOf, sizeOf, textOf } from '../../settings/read.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';
import { PATH_NAMES, PATHS } from './paths.ts';

/**
 * Words along a path. Paths that are known here are drawn at once; the words along a drawing of the author's own stand
 * in a line until the browser has fetched it.
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
        className="e-text-path"
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

export const textPathStyle: ElementStyle = (read) => [
  {
    part: ' .e-text-path',
    declarations: { 'text-align': keyword(read('align'), ['start', 'center', 'end', 'left', 'right']) },
  },
  {
    part: ' .e-text-path > svg',
    declarations: { 'inline-size': length(read('size')), rotate: length(read('rotation')) },
  },
  {
    part: ' .e-text-path path',
    declarations: {
      stroke: isOn(read('show_path')) ? (readColor(read, 'stroke_color_normal') ?? 'currentColor') : null,
      'stroke-width': length(read('stroke_width_normal')),
    },
  },
  {
    part: ' .e-text-path text',
    declarations: { fill: readColor(read, 'text_color_normal'), ...typography(read, 'text_typography') },
  },
];
