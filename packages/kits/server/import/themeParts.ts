import { EXPORT_GROUPS } from '../../wire/public.ts';
import type { DocumentFacts, KitDocument } from '../contents/KitContents.ts';

/** Theme parts conflict by where they are shown; other templates by title. */
export function templateInPlace(
  documents: readonly KitDocument[],
  docType: string,
  title: string,
  facts: DocumentFacts,
): KitDocument | undefined {
  const rivals = documents.filter((document) => document.postType === null && document.docType === docType);
  if (!isThemePart(docType)) return rivals.find((rival) => rival.title === title);
  return rivals.find((rival) => conditionsOf(rival) === conditionsOf({ facts }));
}

/** Where a kit's theme part or popup is shown; empty for other documents, or if the kit does not say. */
export function placesOf(docType: string, { conditions }: DocumentFacts): Pick<KitDocument, 'conditions'> {
  if (!(isThemePart(docType) || docType === 'popup') || !Array.isArray(conditions)) return {};
  return { conditions: conditions.filter((condition) => typeof condition === 'string') };
}

export function isThemePart(docType: string): boolean {
  return EXPORT_GROUPS[docType] === 'theme-builder';
}

/** The site's own conditions take precedence: its owner may have changed the kit's. */
function conditionsOf({ conditions, facts }: Pick<KitDocument, 'conditions' | 'facts'>): string {
  const said = conditions ?? facts.conditions;
  return JSON.stringify(Array.isArray(said) ? [...said].sort() : []);
}

/** The existing part stays visible: which of two in one place is shown would be arbitrary. */
export function withoutConditions(facts: DocumentFacts): DocumentFacts {
  const { conditions: _conditions, ...others } = facts;
  return others;
}
