import { useEffect, useId, useLayoutEffect, useReducer } from 'react';
import { FOUND_WORDS } from '../../wire/public.ts';
import { fetchHits } from './fetchHits.ts';
import { closedSearch, searchState } from './searchState.ts';

const PAUSE_MS = 200;

/** The results for the words in a search field, while they are being typed. The field and its form stay as they are. */
export function SearchResults({ field }: { readonly field: HTMLInputElement }) {
  const id = useId();
  const said = wordsOn(field.ownerDocument);
  const [state, dispatch] = useReducer(searchState, closedSearch);
  const { phase, words, hits, active } = state;
  const isAsking = phase !== 'closed';
  const isOpen = phase === 'open' && hits.length > 0;
  const activeHit = hits[active];

  useEffect(() => {
    const onInput = (): void => dispatch({ type: 'typed', words: field.value });
    const onBlur = (): void => dispatch({ type: 'closed' });
    onInput();
    field.addEventListener('input', onInput);
    field.addEventListener('blur', onBlur);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('blur', onBlur);
    };
  }, [field]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (phase === 'closed') dispatch({ type: 'typed', words: field.value });
        else dispatch({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 });
      } else if (event.key === 'Enter' && activeHit) location.assign(activeHit.url);
      else if (event.key === 'Escape' && isOpen) dispatch({ type: 'closed' });
      else return;
      // The overlay around the field ignores what was handled here.
      event.preventDefault();
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field, phase, isOpen, activeHit]);

  useEffect(() => {
    if (!isAsking) return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      fetchHits(field, words, control.signal).then(
        (hits) => dispatch({ type: 'found', words, hits }),
        () => !control.signal.aborted && dispatch({ type: 'failed', words }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [field, words, isAsking]);

  useLayoutEffect(() => {
    field.setAttribute('role', 'combobox');
    field.setAttribute('autocomplete', 'off');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) field.setAttribute('aria-controls', id);
    else field.removeAttribute('aria-controls');
    if (isOpen && activeHit) field.setAttribute('aria-activedescendant', `${id}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  }, [field, id, isOpen, activeHit, active]);

  return (
    <>
      <p className="portico-search-status" role="status">
        {phase === 'open' ? (said[Math.min(hits.length, 2) + 1] ?? '').replace('%', String(hits.length)) : ''}
      </p>
      {isOpen && (
        <div className="portico-search-hits" role="listbox" id={id} aria-label={said[0]}>
          {hits.map((hit, index) => (
            <a
              role="option"
              id={`${id}-${index}`}
              href={hit.url}
              tabIndex={-1}
              aria-selected={index === active}
              key={hit.url}
              onPointerDown={(event) => event.preventDefault()}
            >
              {hit.title}
            </a>
          ))}
        </div>
      )}
    </>
  );
}

const ENGLISH = [
  'Found',
  'Nothing found yet.',
  'One result. Use the arrows to reach it.',
  '% results. Use the arrows to reach them.',
];

/** As printed by the server in the site's language. */
function wordsOn({ documentElement }: Document): readonly string[] {
  const printed = documentElement.getAttribute(FOUND_WORDS);
  return printed ? JSON.parse(printed) : ENGLISH;
}
