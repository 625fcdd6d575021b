import { usePageFacts } from '../post/PageFacts.ts';
import { useSiteFacts } from './useSiteFacts.ts';

interface SearchInputProps {
  readonly id: string;
  readonly className: string;
  readonly placeholder: string;
}

/** The field of a search, with what was searched for on a page of results and the language of the posts to search. */
export function SearchInput({ id, className, placeholder }: SearchInputProps) {
  const { language } = useSiteFacts().search;
  const searched = usePageFacts()?.searched;
  return (
    <>
      <input
        id={id}
        className={className}
        type="search"
        name="s"
        placeholder={placeholder}
        defaultValue={searched}
      />
      {language && <input type="hidden" name="lang" value={language} />}
    </>
  );
}
