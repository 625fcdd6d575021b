import { use } from 'react';
import { PageLanguage, phrasesIn } from './phrases.ts';

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** The way back up, ending with the page itself. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  return (
    <nav className="nv-breadcrumbs" aria-label={phrasesIn(use(PageLanguage)).youAreHere}>
      <ol>
        {trail.map(({ label, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={path}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
