import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';

interface BlogHeadProps {
  readonly title: ReactNode;
  readonly text?: string | undefined;
  readonly trail?: readonly Crumb[];
  readonly children?: ReactNode;
}

/** The heading of a list of posts. */
export function BlogHead({ title, text, trail = [], children }: BlogHeadProps) {
  return (
    <div className="nv-page-title-wrap">
      <div className="container">
        {trail.length > 0 && <Breadcrumbs trail={trail} />}
        <h1>{title}</h1>
        {text && <p className="nv-page-lead">{text}</p>}
        {children}
      </div>
    </div>
  );
}
