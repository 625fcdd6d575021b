import { createContext, use } from 'react';

/** The canvas's document, for what happens beside it. */
export interface Frame {
  page(): Document | null;
}

const Context = createContext<Frame>({ page: () => null });

export const FrameProvider = Context.Provider;

export function useFrame(): Frame {
  return use(Context);
}
