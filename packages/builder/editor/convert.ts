import { isRecord, type Settings } from '../settings/read.ts';
import {
  type EditorItem,
  type EditorPanel,
  type ItemProps,
  OTHER,
  STRUCTURES,
  type WidgetKind,
} from './EditorItem.ts';
import { elementIdOf, idFromText, isLibraryId } from './ids.ts';

/** What the editor needs to know of the widgets to convert a document. */
export type KindOf = (widgetType: string) => WidgetKind;

/** A document's elements for the editor. `toElements` is its inverse, whatever stands in the document. */
export function toItems(elements: readonly unknown[], kindOf: KindOf): readonly EditorItem[] {
  const taken = new Set<string>();
  let count = 0;

  const convert = (element: unknown): EditorItem => {
    const { id, keptId } = claimId(element);
    const identity = { id, born: id, ...(keptId && { keptId: keptId.value }) };
    const type = typeOf(element, kindOf);
    if (type === OTHER || !isRecord(element)) {
      const frame = isRecord(element) && 'id' in element ? { id: null } : {};
      return { type: OTHER, props: { ...identity, frame, raw: element } };
    }
    const settings = 'settings' in element ? { settings: element.settings } : {};
    const children = Array.isArray(element.elements) ? element.elements : [];
    if (isStructure(type))
      return {
        type,
        props: { ...identity, frame: blank(element, true), ...settings, elements: children.map(convert) },
      };
    if (kindOf(type) === 'panels')
      return {
        type,
        props: { ...identity, frame: blank(element, true), ...settings, panels: children.map(toPanel) },
      };
    return { type, props: { ...identity, frame: blank(element, false), ...settings } };
  };

  const toPanel = (container: Settings): EditorPanel => ({
    id: container.id,
    frame: blank(container, true),
    settings: container.settings,
    elements: (container.elements as unknown[]).map(convert),
  });

  const claimId = (element: unknown): { id: string; keptId?: { value: unknown } } => {
    const own = isRecord(element) ? element.id : undefined;
    if (typeof own === 'string' && isLibraryId(own) && !taken.has(own)) {
      taken.add(own);
      return { id: own };
    }
    let id: string;
    do {
      count += 1;
      id = idFromText(`kept:${count}`);
    } while (taken.has(id));
    taken.add(id);
    return { id, keptId: { value: own } };
  };

  return elements.map(convert);
}

/** The document's elements again. What was not touched is exactly what it was; copies have ids of their own. */
export function toElements(items: readonly EditorItem[]): readonly unknown[] {
  return items.map(toElement);
}

function toElement({ type, props }: EditorItem): unknown {
  if (type === OTHER) {
    if (!isRecord(props.raw) || !isCopy(props)) return props.raw;
    return { ...props.raw, id: elementIdOf(props.id) };
  }
  return {
    ...props.frame,
    ...('id' in props.frame && { id: idOf(props) }),
    ...(props.settings !== undefined && { settings: props.settings }),
    ...(props.elements && { elements: toElements(props.elements) }),
    ...(props.panels && { elements: props.panels.map((panel, index) => fromPanel(panel, props, index)) }),
  };
}

function fromPanel(
  { id, frame, settings, elements }: EditorPanel,
  widget: ItemProps,
  index: number,
): unknown {
  return {
    ...frame,
    ...('id' in frame && { id: isCopy(widget) ? idFromText(`${widget.id}/${index}`) : id }),
    ...(settings !== undefined && { settings }),
    elements: toElements(elements),
  };
}

function idOf(props: ItemProps): unknown {
  if (isCopy(props)) return elementIdOf(props.id);
  return 'keptId' in props ? props.keptId : props.id;
}

function isCopy({ id, born }: ItemProps): boolean {
  return id !== born;
}

function typeOf(element: unknown, kindOf: KindOf): string {
  if (!isRecord(element) || !isMap(element.settings)) return OTHER;
  const { elType, widgetType, elements } = element;
  if (isStructure(elType)) return Array.isArray(elements) ? elType : OTHER;
  if (elType !== 'widget' || typeof widgetType !== 'string') return OTHER;
  const kind = kindOf(widgetType);
  if (kind === 'plain') return widgetType;
  const hasPanels = kind === 'panels' && Array.isArray(elements) && elements.every(isPanel);
  return hasPanels ? widgetType : OTHER;
}

function isPanel(value: unknown): value is Settings {
  return (
    isRecord(value) && value.elType === 'container' && Array.isArray(value.elements) && isMap(value.settings)
  );
}

/** PHP writes an empty map as `[]`, and some documents leave it out. */
function isMap(value: unknown): boolean {
  return value === undefined || isRecord(value) || Array.isArray(value);
}

function isStructure(value: unknown): value is (typeof STRUCTURES)[number] {
  return STRUCTURES.some((name) => name === value);
}

function blank(element: Settings, hasSlot: boolean): Settings {
  return {
    ...element,
    ...('id' in element && { id: null }),
    ...('settings' in element && { settings: null }),
    ...(hasSlot && { elements: null }),
  };
}
