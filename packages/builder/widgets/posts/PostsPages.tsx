import { Slot } from '@portico/kernel/islands/react';
import type { Settings } from '../../model/settings/read.ts';
import { filledTextOf } from '../../model/settings/read.ts';
import { ButtonInside } from '../../parts/element/ButtonInside.tsx';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';
import { useVisitorWords } from '../../parts/site/visitorWords.ts';
import { EXTRA_ATTRIBUTE } from '../../wire/public.ts';
import { numbersOf, type PostsPaging } from './postsPaging.ts';

interface PostsPagesProps {
  /** The widget's. */
  readonly id: string;
  readonly page: number;
  readonly pages: number;
  readonly paging: PostsPaging;
  readonly settings: Settings;
  /** URL of each page. */
  readonly addressOf: AddressOf;
}

type AddressOf = (page: number) => string;

/** Pagination of a list of posts. */
export function PostsPages(props: PostsPagesProps) {
  if (props.pages < 2) return null;
  return props.paging.isMore ? <More {...props} /> : <Pages {...props} />;
}

function Pages({ page, pages, paging, addressOf: address }: PostsPagesProps) {
  const words = useVisitorWords();
  const numbers = paging.hasNumbers ? numbersOf(page, pages, paging.isShort) : [];
  return (
    <nav className="elementor-pagination" aria-label={words.pages}>
      {paging.hasEnds && (
        <End kind="prev" href={page > 1 ? address(page - 1) : null} words={paging.previous} />
      )}
      {numbers.map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name, and the list never changes.
          <span className="page-numbers dots" key={`gap-${index}`}>
            …
          </span>
        ) : (
          <PageNumber key={number} {...{ number, page, address }} />
        ),
      )}
      {paging.hasEnds && (
        <End kind="next" href={page < pages ? address(page + 1) : null} words={paging.next} />
      )}
    </nav>
  );
}

function PageNumber({ number, page, address }: { number: number; page: number; address: AddressOf }) {
  const words = useVisitorWords();
  const inside = (
    <>
      <span className="elementor-screen-only">{words.page} </span>
      {number}
    </>
  );
  return number === page ? (
    <span className="page-numbers current" aria-current="page">
      {inside}
    </span>
  ) : (
    <a className="page-numbers" href={address(number)}>
      {inside}
    </a>
  );
}

function End({ kind, href, words }: { kind: 'prev' | 'next'; href: string | null; words: string }) {
  const className = `page-numbers ${kind}`;
  const inside = <Slot as="span" html={words} />;
  return href === null ? (
    <span className={className}>{inside}</span>
  ) : (
    <a className={className} rel={kind} href={href}>
      {inside}
    </a>
  );
}

/**
 * Links to the same page with more posts, at the first new one; with JavaScript they are loaded in place. Its status messages
 * are in its attributes.
 */
function More({ id, page, pages, paging, settings, addressOf: address }: PostsPagesProps) {
  const isLast = page >= pages;
  // On the editor's canvas there is no page to load more from.
  const isOnPage = usePageFacts() !== null;
  const drawn = useIcons()(settings.load_more_spinner ?? SPINNER);
  const spinner = drawn && <Slot as="span" className="e-load-more-spinner" html={drawn} />;
  return (
    <div
      className="e-load-more-anchor"
      data-page={page}
      data-max-page={pages}
      {...(isOnPage && { [EXTRA_ATTRIBUTE]: paging.isEndless ? 'endless' : 'click' })}
    >
      {!isLast && (
        <div className="elementor-button-wrapper">
          <a
            className={`elementor-button-link elementor-button elementor-size-sm${hoverAnimation(settings.hover_animation)}`}
            href={`${address(page + 1)}#${anchorOf(id)}`}
          >
            <ButtonInside
              words={paging.isEndless ? 'Load More' : filledTextOf(settings.text, 'Load More')}
              settings={paging.isEndless ? {} : settings}
            />
            {!paging.isEndless && spinner}
          </a>
        </div>
      )}
      {!isLast && paging.isEndless && spinner}
      {isLast && paging.message && <div className="e-load-more-message">{paging.message}</div>}
      <p
        role="status"
        data-loading="Loading further posts."
        data-loaded="Further posts have been loaded."
        data-failed="Further posts could not be loaded. Please try again."
      />
    </div>
  );
}

const SPINNER = { value: 'fas fa-spinner', library: 'fa-solid' };

/** Anchor of the first of the most recently requested posts. */
export function anchorOf(id: string): string {
  return `more-${id}`;
}
