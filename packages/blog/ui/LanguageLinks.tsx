import { languageAttributes, languageName } from './phrases.ts';

export interface LanguageVersion {
  readonly language: string;
  readonly path: string;
}

interface LanguageLinksProps {
  readonly versions: readonly LanguageVersion[];
  /** Precedes them, such as “Also in”. */
  readonly label: string;
}

/** Links to the same in other languages, each by its own name. */
export function LanguageLinks({ versions, label }: LanguageLinksProps) {
  if (versions.length === 0) return null;
  return (
    <p className="nv-translations">
      {label}{' '}
      {versions.map(({ language, path }) => (
        <a key={language} href={path} hrefLang={language} {...languageAttributes(language)}>
          {languageName(language)}
        </a>
      ))}
    </p>
  );
}
