/** Actions and filters for other scripts' functions. */
export interface Hooks {
  addAction(name: string, callback: Callback, priority?: number, context?: unknown): Hooks;
  removeAction(name: string, callback?: Callback): Hooks;
  doAction(name: string, ...values: unknown[]): Hooks;
  addFilter(name: string, callback: Callback, priority?: number, context?: unknown): Hooks;
  removeFilter(name: string, callback?: Callback): Hooks;
  applyFilters(name: string, value: unknown, ...values: unknown[]): unknown;
}

type Callback = (...values: never[]) => unknown;

interface Hook {
  readonly callback: Callback;
  readonly priority: number;
  readonly context: unknown;
}

const DEFAULT_PRIORITY = 10;

/** A script's error is reported and does not stop the others. */
export function createHooks(report: (error: unknown) => void = console.error): Hooks {
  const actions = new Map<string, Hook[]>();
  const filters = new Map<string, Hook[]>();

  const hooks: Hooks = {
    addAction(name, callback, priority, context) {
      add(actions, name, { callback, priority: priority ?? DEFAULT_PRIORITY, context });
      return hooks;
    },
    removeAction(name, callback) {
      remove(actions, name, callback);
      return hooks;
    },
    doAction(name, ...values) {
      for (const { callback, context } of [...(actions.get(name) ?? [])])
        try {
          Reflect.apply(callback, context, values);
        } catch (error) {
          report(error);
        }
      return hooks;
    },
    addFilter(name, callback, priority, context) {
      add(filters, name, { callback, priority: priority ?? DEFAULT_PRIORITY, context });
      return hooks;
    },
    removeFilter(name, callback) {
      remove(filters, name, callback);
      return hooks;
    },
    applyFilters(name, value, ...values) {
      return [...(filters.get(name) ?? [])].reduce<unknown>((current, { callback, context }) => {
        try {
          return Reflect.apply(callback, context, [current, ...values]);
        } catch (error) {
          report(error);
          return current;
        }
      }, value);
    },
  };
  return hooks;
}

/** Lowest priority first; among equals, in order of registration. The same function is registered once. */
function add(all: Map<string, Hook[]>, name: string, hook: Hook): void {
  const hooks = all.get(name) ?? [];
  if (hooks.some(({ callback }) => callback === hook.callback)) return;
  all.set(
    name,
    [...hooks, hook].sort((a, b) => a.priority - b.priority),
  );
}

function remove(all: Map<string, Hook[]>, name: string, callback: Callback | undefined): void {
  const rest = (all.get(name) ?? []).filter((hook) => callback !== undefined && hook.callback !== callback);
  all.set(name, rest);
}
