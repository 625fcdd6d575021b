import { Slot } from '@portico/kernel/islands/react';
import { textOf } from '../../model/settings/read.ts';
import { namesTemplate } from '../../model/texts/templateCodes.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { TextWithTemplates } from '../../parts/site/TextWithTemplates.tsx';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import { LONGEST_CODE } from '../../wire/admin.ts';
import type { BuilderElement } from '../../wire/public.ts';

/**
 * A shortcode for other parts of the site: a form, reviews, posts. The widget knows none of them: it only prints the shortcode,
 * which is expanded when the page is served. The editor requests the result, and says where there is none.
 */
export function Shortcode({ element }: { element: BuilderElement }) {
  const code = textOf(element.settings.shortcode).trim();
  const shown = useSitePart(code && code.length <= LONGEST_CODE ? { kind: 'code', code } : null);
  if (!code) return null;
  return (
    <WidgetElement {...widgetFrame(element)}>
      {shown?.html ? (
        <Slot className="elementor-shortcode" html={shown.html} />
      ) : namesTemplate(code) ? (
        <TextWithTemplates className="elementor-shortcode" html={code} />
      ) : shown ? (
        <div className="elementor-shortcode portico-placeholder">
          <strong>{code}</strong>
          <span>
            {shown.html === undefined
              ? 'Nothing here answers this shortcode: visitors see it as it is written.'
              : 'This shortcode has nothing to show yet.'}
          </span>
        </div>
      ) : (
        <div className="elementor-shortcode">{code}</div>
      )}
    </WidgetElement>
  );
}
