import type { SiteAnswer } from '@portico/builder/wire/admin';
import type { ReactNode } from 'react';
import type { SitePart } from './SitePart.ts';

/** The answer of a part, rendered first if necessary. */
export function answerOf(
  { answer, element, read = asHtml }: SitePart,
  render: (element: ReactNode) => string,
): SiteAnswer {
  return answer ?? (element ? read(render(element)) : { html: '' });
}

function asHtml(html: string): SiteAnswer {
  return { html };
}
