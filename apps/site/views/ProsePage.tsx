import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { LinkItem } from './SiteSettings.ts';

export interface ProsePageProps {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: string;
  readonly trail?: readonly LinkItem[];
  readonly children: ReactNode;
}

/** A page of running text. */
export function ProsePage({ title, lead, trail = [], children }: ProsePageProps) {
  return (
    <article>
      <div className="p-page-head">
        <div className="p-container">
          {trail.length > 0 && <Breadcrumb label="You are in" trail={trail} />}
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
      </div>
      <div className="p-container p-section-end">
        <div className="p-prose">{children}</div>
      </div>
    </article>
  );
}
