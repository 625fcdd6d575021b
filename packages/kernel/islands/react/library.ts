/**
 * React for page code: every import of it, under any of its names, resolves to this file. It is separate from all builds of
 * that code, so that a visitor loads it once, whatever else of ours a page uses. Parts needed only by other exports of React
 * are left out: see `scripts/build/leftOutOfReact.ts`.
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
