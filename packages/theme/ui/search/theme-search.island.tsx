import { addSheet, adoptSheet, hasOverSheet } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { withFewListeners } from '@portico/kernel/islands/few-listeners';
import overSheet from '@portico/kernel/over.css?url';
import { createRoot } from 'react-dom/client';
import { SearchResults } from './SearchResults.tsx';
import rules from './theme-search.css?inline';

/** Results below a search form while typing. The form belongs to the page and is not changed. */
export function start(form: HTMLElement): Stop {
  const field = form.querySelector<HTMLInputElement>('.search-field');
  if (!field) throw new Error('No field to search with.');
  const page = form.ownerDocument;
  if (!hasOverSheet(page)) void addSheet(page, overSheet);
  adoptSheet(page, rules);
  const place = page.createElement('div');
  place.className = 'portico-search portico-over';
  form.after(place);
  const root = withFewListeners([place], () => createRoot(place));
  root.render(<SearchResults field={field} />);
  return () => {
    root.unmount();
    place.remove();
  };
}
