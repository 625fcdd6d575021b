import { ownWidgetType } from '../document/ownWidgetType.ts';
import { isRecord, type Settings } from '../settings/read.ts';
import {
  contentOf,
  type EditorItem,
  type EditorPanel,
  type ItemContent,
  OTHER,
  type PanelContent,
  panelContentOf,
  STRUCTURES,
  type WidgetKind,
} from './EditorItem.ts';
import { elementIdOf, idFromText, isLibraryId } from './ids.ts';

/** What the editor needs to know about widgets to convert a document. */
export type KindOf = (widgetType: string) => WidgetKind;

/** A document's elements for the editor. `toElements` is its exact inverse. */
export function toItems(elements: readonly unknown[], kindOf: KindOf): readonly EditorItem[] {
  const taken = new Set<string>();
  let count = 0;

  const convert = (element: unknown): EditorItem => {
    const { id, ...kept } = claimId(element);
    const content = (rest: Omit<ItemContent, 'born'>) => ({
      id,
      element: write({ born: id, ...kept, ...rest }),
    });
    const type = typeOf(element, kindOf);
    if (type === OTHER || !isRecord(element))
      return { type: OTHER, props: content({ frame: {}, raw: element }) };
    const settings = 'settings' in element ? { settings: element.settings } : {};
    const children: readonly unknown[] = Array.isArray(element.elements) ? element.elements : [];
    if (isStructure(type))
      return {
        type,
        props: { ...content({ frame: blank(element, true), ...settings }), elements: children.map(convert) },
      };
    if (kindOf(type) === 'panels')
      return {
        type,
        props: {
          ...content({ frame: blank(element, true), ...settings }),
          panels: children.filter(isPanel).map(toPanel),
        },
      };
    return { type, props: content({ frame: blank(element, false), ...settings }) };
  };

  const toPanel = (container: Panel): EditorPanel => ({
    panel: writePanel({ id: container.id, settings: container.settings, frame: blank(container, true) }),
    elements: container.elements.map(convert),
  });

  const claimId = (element: unknown): { id: string; keptId?: unknown } => {
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
    return { id, keptId: own };
  };

  return elements.map(convert);
}

/** Converts back to the document's elements. Untouched ones are unchanged; copies have their own ids. */
export function toElements(items: readonly EditorItem[]): readonly unknown[] {
  return items.map(toElement);
}

function toElement({ type, props }: EditorItem): unknown {
  const content = contentOf(props);
  const isCopy = props.id !== content.born;
  if (type === OTHER)
    return isCopy && isRecord(content.raw) ? { ...content.raw, id: elementIdOf(props.id) } : content.raw;
  const { frame, settings } = content;
  const ownId = 'keptId' in content ? content.keptId : props.id;
  return {
    ...frame,
    ...('id' in frame && { id: isCopy ? elementIdOf(props.id) : ownId }),
    ...(settings !== undefined && { settings }),
    ...(props.elements && { elements: toElements(props.elements) }),
    ...(props.panels && {
      elements: props.panels.map((panel, index) =>
        fromPanel(panel, isCopy ? idFromText(`${props.id}/${index}`) : null),
      ),
    }),
  };
}

function fromPanel(editorPanel: EditorPanel, newId: string | null): unknown {
  const { id, frame, settings } = panelContentOf(editorPanel);
  return {
    ...frame,
    ...('id' in frame && { id: newId ?? id }),
    ...(settings !== undefined && { settings }),
    elements: toElements(editorPanel.elements),
  };
}

function typeOf(element: unknown, kindOf: KindOf): string {
  if (!isRecord(element) || !isMap(element.settings)) return OTHER;
  const { elType, elements } = element;
  if (isStructure(elType)) return Array.isArray(elements) ? elType : OTHER;
  const widgetType = elType === 'widget' ? element.widgetType : ownWidgetType(elType);
  if (typeof widgetType !== 'string') return OTHER;
  const kind = kindOf(widgetType);
  if (kind === 'plain') return widgetType;
  const hasPanels = kind === 'panels' && Array.isArray(elements) && elements.every(isPanel);
  return hasPanels ? widgetType : OTHER;
}

type Panel = Settings & { readonly elements: readonly unknown[] };

function isPanel(value: unknown): value is Panel {
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

function write(content: ItemContent): string {
  return JSON.stringify(content);
}

function writePanel(content: PanelContent): string {
  return JSON.stringify(content);
}
