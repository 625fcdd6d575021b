import { EXPORT_GROUPS } from '../../wire/public.ts';
import type { DocumentFacts, KitDocument } from '../contents/KitContents.ts';

/** Theme parts meet where they show; other templates when they are called the same. */
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

/** Where a theme part or a popup of a kit is to be shown; nothing for other documents, and where the kit does not say. */
export function placesOf(docType: string, { conditions }: DocumentFacts): Pick<KitDocument, 'conditions'> {
  if (!(isThemePart(docType) || docType === 'popup') || !Array.isArray(conditions)) return {};
  return { conditions: conditions.filter((condition) => typeof condition === 'string') };
}

export function isThemePart(docType: string): boolean {
  return EXPORT_GROUPS[docType] === 'theme-builder';
}

/** What the site itself says counts: its owner may have changed what a kit once said. */
function conditionsOf({ conditions, facts }: Pick<KitDocument, 'conditions' | 'facts'>): string {
  const said = conditions ?? facts.conditions;
  return JSON.stringify(Array.isArray(said) ? [...said].sort() : []);
}

/** The one that is there goes on showing: two in one place would be a matter of luck. */
export function withoutConditions(facts: DocumentFacts): DocumentFacts {
  const { conditions: _conditions, ...others } = facts;
  return others;
}
