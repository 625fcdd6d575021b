/**
 * React as the code of pages gets it: whoever imports it, by whichever of its names, gets it out of this one file. It stands apart
 * from all builds of that code, so that a visitor has it once, whatever else of ours a page loads. What only other names of React
 * need is left out of it: see `scripts/build/leftOutOfReact.ts`.
 */
export {
  createElement,
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export { createPortal, flushSync } from 'react-dom';
export { createRoot, hydrateRoot } from 'react-dom/client';
export { HEARD_IN_WIDGETS, withFewListeners } from './fewListeners.ts';
