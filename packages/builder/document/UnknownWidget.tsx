import type { ReactNode } from 'react';
import type { BuilderElement } from '../wire/public.ts';

interface UnknownWidgetProps {
  readonly element: BuilderElement;
  /** What stands in it, where that is known. */
  readonly children: ReactNode;
}

/** A widget that nobody here knows: kept in the document, named for whoever reads the source; what it holds is shown. */
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
