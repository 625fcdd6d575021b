import type { BuilderElement } from '../protocol.ts';

/** A widget that nobody here knows: kept in the document, shown as nothing, named for whoever reads the source. */
export function UnknownWidget({ element }: { element: BuilderElement }) {
  const name = (element.widgetType ?? '').replace(/[^\w.]+/g, '-').slice(0, LONGEST_NAME);
  return (
    <template
      data-id={element.id}
      dangerouslySetInnerHTML={{
        __html: `<!-- The widget ${name || 'without a name'} is not known here. -->`,
      }}
    />
  );
}

const LONGEST_NAME = 60;
