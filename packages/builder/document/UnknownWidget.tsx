import type { ReactNode } from 'react';
import type { BuilderElement } from '../wire/public.ts';

interface UnknownWidgetProps {
  readonly element: BuilderElement;
  /** Its content, if known. */
  readonly children: ReactNode;
}

/** An unknown widget: kept in the document and named in the source; its content is shown. */
export function UnknownWidget({ element, children }: UnknownWidgetProps) {
  const name = (element.widgetType ?? '').replace(/[^\w.]+/g, '-').slice(0, LONGEST_NAME);
  return (
    <>
      <template
        data-id={element.id}
        dangerouslySetInnerHTML={{
          __html: `<!-- The widget ${name || 'without a name'} is not known here. -->`,
        }}
      />
      {children}
    </>
  );
}

const LONGEST_NAME = 60;
