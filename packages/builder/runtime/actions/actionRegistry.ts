import type { Settings } from '../../model/settings/read.ts';
import { parseActionHash } from './actionHash.ts';

/** Does what a link asks for. */
export type ActionHandler = (settings: Settings, event?: Event) => void;

/** The actions that a page knows, its own and those that other scripts have added. */
export interface ActionRegistry {
  add(name: string, handler: ActionHandler): void;
  /** Runs what an address asks for. What nobody has registered is passed over without a word. */
  run(address: string, event?: Event): void;
}

const registries = new WeakMap<Document, ActionRegistry>();

export function actionRegistryOf(page: Document): ActionRegistry {
  const registry = registries.get(page) ?? createActionRegistry();
  registries.set(page, registry);
  return registry;
}

export function createActionRegistry(): ActionRegistry {
  const handlers = new Map<string, ActionHandler>();
  return {
    add: (name, handler) => void handlers.set(name, handler),
    run(address, event) {
      const action = parseActionHash(address);
      if (action) handlers.get(action.name)?.(action.settings, event);
    },
  };
}
