import { documentIdOf } from '../../model/settings/documentIdOf.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';
import { EmbeddedDocument } from '../../parts/site/EmbeddedDocument.tsx';
import { Around, useEmbedding } from '../../parts/site/embedding.ts';
import { useSitePart } from '../../parts/site/useSitePart.ts';

/** A part of the site that is edited in one place and shown in several, as in Elementor Pro. */
export function Template({ element }: WidgetProps) {
  const id = documentIdOf(element.settings.template_id);
  const drawn = useSitePart(id === null ? null : { kind: 'template', id })?.template;
  const around = useEmbedding(drawn?.document);
  const isInEditor = usePageFacts() === null;
  if (drawn && around)
    return (
      <WidgetElement {...widgetFrame(element)}>
        <div className="elementor-template">
          <Around value={around}>
            <EmbeddedDocument drawn={drawn} />
          </Around>
        </div>
      </WidgetElement>
    );
  // Only the author sees why there is nothing.
  if (!isInEditor) return null;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <p>
        {id === null
          ? 'Choose a template to show here.'
          : 'This template is not published yet, or it contains itself.'}
      </p>
    </WidgetElement>
  );
}
