import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Details of an item, term by term: in rows, or side by side if the values are short. */
export function Facts({ layout = 'rows', children }: { layout?: 'rows' | 'columns'; children: ReactNode }) {
  return <dl className={styles[layout]}>{children}</dl>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
