import { createContext, use, useMemo, useState } from 'react';
import type { CanvasFacts } from '../../wire/admin.ts';

/** The site's classes and variables, as stored in kits. */
export type Looks = Pick<CanvasFacts, 'classes' | 'variables'>;

export interface SiteLooks {
  /** As shown on the canvas: including unsaved changes. */
  readonly looks: Looks;
  readonly show: (looks: Looks) => void;
  /** Whether they are being edited; `id` is the requested class. */
  readonly opened: { readonly id: string | null } | null;
  readonly open: (id: string | null) => void;
  readonly close: () => void;
}

const Context = createContext<SiteLooks>({
  looks: { classes: null, variables: null },
  show: () => {},
  opened: null,
  open: () => {},
  close: () => {},
});

export const SiteLooksProvider = Context.Provider;

export function useSiteLooks(): SiteLooks {
  return use(Context);
}

export function useSiteLooksState({ classes, variables }: Looks): SiteLooks {
  const [looks, show] = useState<Looks>({ classes, variables });
  const [opened, setOpened] = useState<SiteLooks['opened']>(null);
  return useMemo(
    () => ({
      ...{ looks, show, opened },
      open: (id) => setOpened({ id }),
      close: () => setOpened(null),
    }),
    [looks, opened],
  );
}
