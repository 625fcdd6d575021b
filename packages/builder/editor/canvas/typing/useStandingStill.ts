import { createContext, use, useRef, useSyncExternalStore } from 'react';
import type { BuilderElement } from '../../../wire/public.ts';
import { createTyping, type Typing } from './createTyping.ts';

const Context = createContext<Typing>(createTyping());

export const TypingProvider = Context.Provider;

/** An element as its view is to draw it: while it is typed in, as it was before, because drawing it anew would take the caret away. */
export function useStandingStill(element: BuilderElement): BuilderElement {
  const typing = use(Context);
  const isTyped = useSyncExternalStore(typing.subscribe, () => typing.elementId() === element.id);
  const before = useRef(element);
  if (!isTyped) before.current = element;
  return before.current;
}
