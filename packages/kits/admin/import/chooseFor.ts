import type { Choice, PlannedItem } from '../../wire/public.ts';
import type { Selection } from '../parts/selection.ts';
import type { UploadedKit } from './importState.ts';

/**
 * Records what should happen to a conflicting item. For theme parts the choice is also sent in the contract's form: the IDs of
 * those that win.
 */
export function chooseFor(
  selection: Selection,
  kit: UploadedKit,
  item: PlannedItem,
  choice: Choice,
): Selection {
  const { customization } = selection;
  const content = {
    ...customization.content,
    choices: { ...customization.content?.choices, [item.key]: choice },
  };
  const id = item.key.replace(/^templates\//, '');
  const inConflict = Object.keys(kit.conflicts ?? {});
  if (!item.key.startsWith('templates/') || !inConflict.includes(id))
    return { ...selection, customization: { ...customization, content } };
  const themeBuilder = customization.templates?.themeBuilder;
  const winners = themeBuilder?.overrideConditions ?? inConflict;
  const others = winners.filter((winner) => winner !== id);
  return {
    ...selection,
    customization: {
      ...customization,
      content,
      templates: {
        ...customization.templates,
        themeBuilder: {
          ...themeBuilder,
          overrideConditions: choice === 'replace' ? [...others, id] : others,
        },
      },
    },
  };
}
