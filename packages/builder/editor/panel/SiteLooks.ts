import { createContext, use, useMemo, useState } from 'react';
import type { CanvasFacts } from '../../wire/admin.ts';

/** Classes and variables of the site, as kits carry them. */
export type Looks = Pick<CanvasFacts, 'classes' | 'variables'>;

export interface SiteLooks {
  /** As the canvas shows them: changed ones too, before they are saved. */
  readonly looks: Looks;
  readonly show: (looks: Looks) => void;
  /** Whether they are being edited; an `id` is of the class that was asked for. */
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
