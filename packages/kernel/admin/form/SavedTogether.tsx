import { createContext, type ReactNode, use, useCallback, useEffect, useId, useMemo, useRef } from 'react';

interface Part {
  readonly isDirty: boolean;
  /** Resolves to whether it was saved. Errors are shown beside the fields. */
  save(): Promise<boolean>;
}

interface Parts {
  readonly saveAll: () => Promise<boolean>;
  readonly join: (name: string, part: () => Part) => () => void;
}

const NOBODY: Parts = { saveAll: async () => true, join: () => () => {} };
const PartsContext = createContext<Parts>(NOBODY);

/** Wraps forms that one button saves together, each as if its own button had been pressed. */
export function SavedTogether({ children }: { readonly children: ReactNode }) {
  const parts = useRef(new Map<string, () => Part>());
  const value = useMemo<Parts>(
    () => ({
      async saveAll() {
        for (const part of [...parts.current.values()]) {
          const { isDirty, save } = part();
          if (isDirty && !(await save())) return false;
        }
        return true;
      },
      join(name, part) {
        parts.current.set(name, part);
        return () => {
          parts.current.delete(name);
        };
      },
    }),
    [],
  );
  return <PartsContext value={value}>{children}</PartsContext>;
}

/** Saves all changed parts in order; stops at the first that cannot be saved and resolves to `false`. */
export function useSaveAll(): () => Promise<boolean> {
  return use(PartsContext).saveAll;
}

/** Registers something that has its own button to be saved with the others as well. */
export function useSavedTogether(part: Part): void {
  const { join } = use(PartsContext);
  const name = useId();
  const latest = useRef(part);
  useEffect(() => {
    latest.current = part;
  });
  const read = useCallback(() => latest.current, []);
  useEffect(() => join(name, read), [join, name, read]);
}
