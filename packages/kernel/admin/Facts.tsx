import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Details of an item, term by term: in rows, or side by side if the values are short. */
export function Facts({ layout = 'rows', children }: { layout?: 'rows' | 'columns'; children: ReactNode }) {
  return <dl className={styles[layout]}>{children}</dl>;
}

export interface FactProps {
  readonly term: string;
  /** What programs and templates call it, where that is something else. */
  readonly name?: string;
  readonly children: ReactNode;
}

export function Fact({ term, name = term, children }: FactProps) {
  return (
    <div>
      <dt>
        {term}
        {name !== term && <small>{name}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
