import { type Field, text, textarea } from '../../model/fields/Field.ts';
import { isRecord, recordOf, type Settings } from '../../model/settings/read.ts';

/** A text of the newest elements, wherever its document keeps the words. */
export function textFields(name: string, label: string, isLong = false): readonly Field[] {
  const make = isLong ? textarea : text;
  const isNested = (settings: Settings): boolean => isRecord(recordOf(settings[name]).value);
  return [
    make(`${name}.value`, label, { isShown: (settings) => !isNested(settings) }),
    make(`${name}.value.content.value`, label, { isShown: isNested }),
  ];
}

/** The address of a link, where there is one. */
export const atomicLink: Field = text('link.value.destination.value', 'Link', {
  isShown: ({ link }) => isRecord(link),
});
