import { use } from 'react';
import type { Pagination } from '../wire/public.ts';
import { listPagePath } from './addresses.ts';
import { PageLanguage, phrasesIn } from './phrases.ts';

export interface PagesNavProps {
  readonly pagination: Pagination;
  /** Path of the first page. */
  readonly path: string;
  readonly page: number;
  readonly pages: number;
}

/** Links to the other pages of a list. With infinite scroll they stay in the page but hidden, as in Neve. */
export function PagesNav(props: PagesNavProps) {
  if (props.pages <= 1) return null;
  if (props.pagination === 'infinite')
    return (
      <>
        <noscript>
          <PageNumbers {...props} />
        </noscript>
        <div hidden>
          <PageNumbers {...props} />
        </div>
        <div className="load-more-posts">
          <span className="nv-loader" hidden />
          <span className="infinite-scroll-trigger" />
        </div>
      </>
    );
  return (
    <div className="nv-pagination-wrap">
      <PageNumbers {...props} />
      {props.pagination === 'jump-to' && <JumpTo {...props} />}
    </div>
  );
}

function PageNumbers({ path, page, pages }: PagesNavProps) {
  const words = useWords();
  return (
    <nav aria-label={words.pages}>
      <ul className="page-numbers">
        {page > 1 && (
          <li>
            <a className="prev page-numbers" rel="prev" href={listPagePath(path, page - 1)}>
              <span aria-hidden="true">«</span> {words.previous}
            </a>
          </li>
        )}
        {shownNumbers(page, pages).map((number, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name, and the list never changes.
          <li key={index}>{number === null ? <Gap /> : <PageNumber {...{ path, page, number }} />}</li>
        ))}
        {page < pages && (
          <li>
            <a className="next page-numbers" rel="next" href={listPagePath(path, page + 1)}>
              {words.next} <span aria-hidden="true">»</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function PageNumber({ path, page, number }: { path: string; page: number; number: number }) {
  const words = useWords();
  return number === page ? (
    <span className="page-numbers current" aria-current="page">
      {number}
    </span>
  ) : (
    <a className="page-numbers" href={listPagePath(path, number)} aria-label={words.page(number)}>
      {number}
    </a>
  );
}

function Gap() {
  return <span className="page-numbers dots">…</span>;
}

function JumpTo({ path, page, pages }: PagesNavProps) {
  const words = useWords();
  return (
    <form className="nv-page-nav-form" method="get" action={path}>
      <label>
        {words.goTo}{' '}
        <input type="number" name="paged" min={1} max={pages} defaultValue={page} inputMode="numeric" />
      </label>
      <button type="submit" className="p-button p-button-small p-button-quiet">
        {words.go}
      </button>
    </form>
  );
}

function useWords() {
  return phrasesIn(use(PageLanguage)).lists;
}

/** The first, the last and those around this one; `null` is a gap. */
export function shownNumbers(page: number, pages: number): readonly (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= AROUND,
  );
  return near.flatMap((number, index) => {
    const before = near[index - 1] ?? 0;
    if (number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : [null, number];
  });
}

const AROUND = 2;
