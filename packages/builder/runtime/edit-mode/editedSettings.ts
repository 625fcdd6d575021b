import { isRecord, recordOf, type Settings } from '../../model/settings/read.ts';
import { CONFIG_NAME } from '../frontend/frontendConfig.ts';

/**
 * The settings of an element in Elementor's editor: those of the model that is being edited, not those that the markup
 * was printed with. `null` outside of it.
 */
export function editedSettings(element: Element): Settings | null {
  const model = modelOf(element, 'data');
  return model && frontendSettings(element, model);
}

/** Where an author stands in the editor; empty outside of it. */
export function editSettings(element: Element): Settings {
  const model = modelOf(element, 'editSettings');
  return recordOf(model?.attributes ?? model);
}

/** What the editor keeps of an element, by the name that its node bears. */
function modelOf(element: Element, kind: 'data' | 'editSettings'): Settings | null {
  const cid = element.getAttribute('data-model-cid');
  if (cid === null || !element.classList.contains('elementor-element-edit-mode')) return null;
  const model = recordOf(elementsOf(element)[kind])[cid];
  return isRecord(model) ? model : {};
}

/** Those that are in force and meant for the page; lists of rows as plain data. */
function frontendSettings(element: Element, model: Settings): Settings {
  const attributes = recordOf(model.attributes ?? model);
  const { widgetType, elType, isInner } = attributes;
  const names = recordOf(elementsOf(element).keys)[`${isInner ? 'inner-' : ''}${widgetType ?? elType}`];
  const active: unknown =
    typeof model.getActiveControls === 'function' ? model.getActiveControls() : attributes;
  const isMeant = (name: string): boolean =>
    (!Array.isArray(names) || names.includes(name)) && Object.hasOwn(recordOf(active), name);
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => isMeant(name))
      .map(([name, value]) => [name, plain(value)]),
  );
}

function plain(value: unknown): unknown {
  const { toJSON } = (typeof value === 'object' && value !== null ? value : {}) as { toJSON?: unknown };
  return typeof toJSON === 'function' ? Reflect.apply(toJSON, value, []) : value;
}

function elementsOf(element: Element): Settings {
  const view = (element.ownerDocument.defaultView ?? window) as unknown as Settings;
  return recordOf(recordOf(view[CONFIG_NAME]).elements);
}
