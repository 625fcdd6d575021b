import { classNames } from '../atomic/classNames.ts';
import {
  readLocalStyle,
  type StyledElement,
  withClass,
  withOwnClasses,
  withoutClass,
  writeLocalStyle,
} from '../atomic/localStyle.ts';
import { recordOf, type Settings } from '../settings/read.ts';
import { contentOf, type EditorItem } from './EditorItem.ts';
import { elementIdOf } from './ids.ts';

/** The values in a version 4 item's own class, by field name. */
export function classOf({ props }: EditorItem, state?: string): Settings {
  return readLocalStyle(styled(props), state);
}

/** The item with one value of that class changed. */
export function withClassValue(item: EditorItem, field: string, value: unknown, state?: string): EditorItem {
  return changed(item, (element) => writeLocalStyle(element, field, value, state));
}

/** An item's shared classes. */
export function sharedClasses({ props }: EditorItem): readonly string[] {
  const { settings, styles } = styled(props);
  return classNames(settings).filter((name) => !Object.hasOwn(styles, name));
}

export function withSharedClass(item: EditorItem, id: string): EditorItem {
  if (sharedClasses(item).includes(id)) return item;
  return changed(item, (element) => ({ ...element, settings: withClass(element.settings, id) }));
}

export function withoutSharedClass(item: EditorItem, id: string): EditorItem {
  return changed(item, (element) => ({ ...element, settings: withoutClass(element.settings, id) }));
}

/** A copy with its own classes. */
export function withClassesOfItsOwn(item: EditorItem): EditorItem {
  return item.props.element.includes('"styles"') ? changed(item, withOwnClasses) : item;
}

function styled(props: EditorItem['props']): StyledElement {
  const { settings, frame } = contentOf(props);
  return { id: elementIdOf(props.id), settings: recordOf(settings), styles: recordOf(frame?.styles) };
}

function changed(item: EditorItem, change: (element: StyledElement) => StyledElement): EditorItem {
  const before = styled(item.props);
  const after = change(before);
  if (after === before) return item;
  const content = contentOf(item.props);
  const element = JSON.stringify({
    ...content,
    frame: after.styles === before.styles ? content.frame : { ...content.frame, styles: after.styles },
    settings: after.settings,
  });
  return { ...item, props: { ...item.props, element } };
}
