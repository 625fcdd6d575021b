import { isRecord, recordOf, type Settings } from '../../model/settings/read.ts';
import { CONFIG_NAME } from '../frontend/frontendConfig.ts';

/** An element's settings in Elementor's editor: those of the edited model, not those in the markup. `null` outside of it. */
export function editedSettings(element: Element): Settings | null {
  const model = modelOf(element, 'data');
  return model && frontendSettings(element, model);
}

/** The author's state in the editor; empty outside of it. */
export function editSettings(element: Element): Settings {
  const model = modelOf(element, 'editSettings');
  return recordOf(model?.attributes ?? model);
}

/** The editor's model of an element, by the id on its node. */
function modelOf(element: Element, kind: 'data' | 'editSettings'): Settings | null {
  const cid = element.getAttribute('data-model-cid');
  if (cid === null || !element.classList.contains('elementor-element-edit-mode')) return null;
  const model = recordOf(elementsOf(element)[kind])[cid];
  return isRecord(model) ? model : {};
}

/** The active settings for the front end; rows as plain data. */
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
