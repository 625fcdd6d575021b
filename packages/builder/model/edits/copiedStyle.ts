import { BREAKPOINTS, DESKTOP, devices } from '@portico/kernel/dom';
import type { Field } from '../fields/Field.ts';
import { deviceSettingName } from '../settings/deviceSettingName.ts';
import { recordOf, type Settings } from '../settings/read.ts';
import { type EditorItem, settingsOf, withSettings } from './EditorItem.ts';
import { classOf, withClassValue } from './itemStyle.ts';

/**
 * Applies another element's style: its own style settings are replaced by the other's, as far as its kind supports them. Its
 * text, its name and where it is hidden stay.
 */
export function withStyleOf(item: EditorItem, other: EditorItem, fields: readonly Field[]): EditorItem {
  const isLook = looksOf(fields);
  const [own, theirs] = [settingsOf(item.props), settingsOf(other.props)];
  const references = {
    ...picked(recordOf(own.__globals__), (name) => !isLook(name)),
    ...picked(recordOf(theirs.__globals__), isLook),
  };
  const settings = {
    ...picked(own, (name) => name !== '__globals__' && !isLook(name)),
    ...picked(theirs, isLook),
    ...(Object.keys(references).length > 0 && { __globals__: references }),
  };
  const classValues = classOf(other);
  return fields
    .filter(({ isOfClass, group }) => isOfClass && group !== 'content')
    .reduce(
      (styled, { name }) => withClassValue(styled, name, classValues[name]),
      withSettings(item, settings),
    );
}

/** Which settings are about style, on any device. */
function looksOf(fields: readonly Field[]): (name: string) => boolean {
  const looks = fields.filter(
    ({ name, group, control, isOfClass }) =>
      group !== 'content' && control.kind !== 'text' && !isOfClass && !/^(?:hide_|_inline_size)/.test(name),
  );
  const names = new Set(
    looks.flatMap(({ name, turnsOn = {} }) => [name.split('.')[0] ?? name, ...Object.keys(turnsOn)]),
  );
  const all = new Set(
    [...names].flatMap((name) =>
      [DESKTOP, ...devices(BREAKPOINTS)].map((one) => deviceSettingName(name, one)),
    ),
  );
  return (name) => all.has(name);
}

function picked(settings: Settings, isWanted: (name: string) => boolean): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => isWanted(name)));
}
