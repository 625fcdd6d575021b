import { filledTextOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';

/** A copyright line with the current year. */
export function Copyright({ element }: WidgetProps) {
  const { name, year } = useSiteFacts();
  const words = filledTextOf(element.settings.text, FIRST_WORDS)
    .replaceAll('{year}', String(year))
    .replaceAll('{name}', name);
  return (
    <WidgetElement {...widgetFrame(element)}>
      <p className="site-copyright">{words}</p>
    </WidgetElement>
  );
}

const FIRST_WORDS = '© {year} {name}';
