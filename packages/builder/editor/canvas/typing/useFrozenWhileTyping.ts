import { createContext, use, useRef, useSyncExternalStore } from 'react';
import type { BuilderElement } from '../../../wire/public.ts';
import { createTyping, type Typing } from './createTyping.ts';

const Context = createContext<Typing>(createTyping());

export const TypingProvider = Context.Provider;

/** The element for its view: while it is being typed in, its previous state, because rendering would lose the caret. */
export function useFrozenWhileTyping(element: BuilderElement): BuilderElement {
  const typing = use(Context);
  const isTyped = useSyncExternalStore(typing.subscribe, () => typing.elementId() === element.id);
  const before = useRef(element);
  if (!isTyped) before.current = element;
  return before.current;
}
