import type { SiteAnswer } from '@portico/builder/wire/admin';
import type { ReactNode } from 'react';
import type { SitePart } from './createSiteParts.tsx';

/** What a part says, rendered first where it has to be. */
export function answerOf(
  { answer, element, read = asHtml }: SitePart,
  render: (element: ReactNode) => string,
): SiteAnswer {
  return answer ?? (element ? read(render(element)) : { html: '' });
}

function asHtml(html: string): SiteAnswer {
  return { html };
}
