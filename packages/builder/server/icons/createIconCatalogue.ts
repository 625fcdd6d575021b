import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isRecord, parsedJson } from '@portico/kernel/records';
import { ICON_SETS, type IconDrawings, type IconSet } from '../../parts/icon/IconDrawings.ts';
import type { CatalogueIcon } from '../../wire/admin.ts';

/** The available icons, with their search words. */
export interface IconCatalogue {
  search(asked: {
    readonly words: string;
    readonly set: IconSet | null;
    readonly from: number;
    readonly count: number;
  }): { readonly total: number; readonly icons: readonly CatalogueIcon[] };
}

interface KnownIcon {
  readonly set: IconSet;
  readonly name: string;
  readonly label: string;
  /** All its search words, in lower case. */
  readonly words: string;
}

/** The package's metadata is read on the first search; the icons themselves are not cached. */
export function createIconCatalogue(drawings: IconDrawings): IconCatalogue {
  let known: readonly KnownIcon[] | undefined;
  return {
    search({ words, set, from, count }) {
      known ??= iconsIn(readPackage());
      const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
      const found = known
        .filter(
          (icon) => (set === null || icon.set === set) && asked.every((word) => icon.words.includes(word)),
        )
        .sort((a, b) => rankOf(a, asked) - rankOf(b, asked));
      const icons = found.slice(from, from + count).flatMap(({ set: of, name, label }) => {
        const drawing = drawings(of, name);
        return drawing ? [{ set: of, name, label, ...drawing }] : [];
      });
      return { total: found.length, icons };
    },
  };
}

/** Matches by name come before those by related words. */
function rankOf({ name, label }: KnownIcon, [first = '']: readonly string[]): number {
  if (first === '' || name === first) return 0;
  if (name.startsWith(first) || label.toLowerCase().startsWith(first)) return 1;
  return name.includes(first) ? 2 : 3;
}

function readPackage(): unknown {
  const file = createRequire(import.meta.url).resolve(
    '@fortawesome/fontawesome-free/metadata/icon-families.json',
  );
  return parsedJson(readFileSync(file, 'utf8'), {});
}

function iconsIn(families: unknown): readonly KnownIcon[] {
  return Object.entries(isRecord(families) ? families : {}).flatMap(([name, icon]) => {
    const { label, search, familyStylesByLicense: styles } = Object(icon);
    const free: unknown[] = Array.isArray(Object(styles).free) ? Object(styles).free : [];
    const terms: unknown[] = Array.isArray(Object(search).terms) ? Object(search).terms : [];
    const title = typeof label === 'string' ? label : name;
    const words = [name, title, ...terms].join(' ').toLowerCase();
    return ICON_SETS.filter((set) => free.some((style) => Object(style).style === set)).map((set) => ({
      ...{ set, name, label: title, words },
    }));
  });
}
