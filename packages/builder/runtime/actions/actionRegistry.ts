import type { Settings } from '../../model/settings/read.ts';
import { parseActionHash } from './actionHash.ts';

/** Performs an action. */
export type ActionHandler = (settings: Settings, event?: Event) => void;

/** A page's actions, its own and those registered by other scripts. */
export interface ActionRegistry {
  add(name: string, handler: ActionHandler): void;
  /** Runs the action in a URL. Unregistered ones are silently ignored. */
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
