/** What of React's client nobody on a page can reach, by the names that its production file has. `leanReact.ts` takes it out. */

/** The React that was read for these lists. Whoever brings another reads them again: a name may have stayed and mean something else. */
export const READ_VERSION = '19.3.1';

/** What the library hands out: the lists below were written for these names. One more needs a look at all of them. */
export const READ_FOR: readonly string[] = [
  'createElement',
  'createPortal',
  'createRoot',
  'flushSync',
  'Fragment',
  'HEARD_IN_WIDGETS',
  'hydrateRoot',
  'jsx',
  'jsxs',
  'lazy',
  'memo',
  'Suspense',
  'useCallback',
  'useEffect',
  'useId',
  'useLayoutEffect',
  'useReducer',
  'useRef',
  'useState',
  'useSyncExternalStore',
  'withFewListeners',
];

/** Kinds of fibers that come of nothing that the library hands out, by their numbers in React. */
export const ABSENT_TAGS: readonly number[] = [
  1, // a class
  8, // strict mode
  9, // who reads a context
  10, // who provides one
  11, // forwardRef
  12, // Profiler
  17, // a class that has not started
  19, // SuspenseList
  21, // a scope
  23, // LegacyHidden
  24, // a cache
  25, // a marker for tracing
  26, // what React moves to the head
  27, // html, head, body
  28, // a function that has not started
  30, // ViewTransition
  31, // Activity
];

/** Further ones in these functions. */
export const ABSENT_TAGS_IN: Readonly<Record<string, readonly number[]>> = {
  // References to fragments.
  safelyAttachRef: [7],
};

/** The same, by what an element has in place of its name. */
export const ABSENT_TYPES: readonly string[] = [
  'REACT_ACTIVITY_TYPE',
  'REACT_CONSUMER_TYPE',
  'REACT_CONTEXT_TYPE',
  'REACT_FORWARD_REF_TYPE',
  'REACT_PROFILER_TYPE',
  'REACT_STRICT_MODE_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
];

export const ABSENT_HOOKS: readonly string[] = [
  'use',
  'useActionState',
  'useCacheRefresh',
  'useContext',
  'useDebugValue',
  'useDeferredValue',
  'useEffectEvent',
  'useFormState',
  'useHostTransitionStatus',
  'useImperativeHandle',
  'useInsertionEffect',
  'useMemo',
  'useMemoCache',
  'useOptimistic',
  'useTransition',
];

/** Views have no fields of forms: those are the page's own markup. Nor do they draw what React moves to the head. */
export const ABSENT_ELEMENTS: readonly string[] = [
  'body',
  'form',
  'head',
  'html',
  'input',
  'link',
  'meta',
  'object',
  'option',
  'script',
  'select',
  'style',
  'textarea',
  'title',
];

/** Functions that choose by the name of an element. Elsewhere the same words are events, or attributes. */
export const ELEMENT_SWITCHES: Readonly<Record<string, true>> = {
  completeWork: true,
  getResource: true,
  prepareToHydrateHostInstance: true,
  restoreStateOfTarget: true,
  setInitialProperties: true,
  updateProperties: true,
};

/** Functions of which nothing is left but this. */
export const EMPTY: Readonly<Record<string, string>> = {
  // Where in the tree an error arose: our roots tell nobody.
  getStackByFiberInDevAndProd: "return ''",
  // Transitions, and forms that begin one.
  defaultOnDefaultTransitionIndicator: '',
  requestFormReset: '',
  startHostTransition: '',
  // Contexts.
  propagateContextChanges: '',
  propagateParentContextChanges: '',
  // What else a class, or forwardRef, would need.
  initializeClassErrorUpdate: '',
  updateForwardRef: '',
  // What the head of a page should fetch, and sheets that a view waits for.
  preconnect: '',
  prefetchDNS: '',
  preinitModuleScript: '',
  preinitScript: '',
  preinitStyle: '',
  preload: '',
  preloadModule: '',
  waitForCommitToBeReady: 'return null',
  // References to fragments.
  commitFragmentInstanceDeletionEffects: '',
  commitFragmentInstanceInsertionEffects: '',
  commitNewChildToFragmentInstances: '',
};

/** Questions whose answer is no. */
export const NEVER_CALLED: readonly string[] = [
  'isCustomElement',
  'isFragmentInstanceHostBoundary',
  'isFragmentInstanceParent',
  'isHostHoistableType',
  'shouldConstruct',
];

export const NEVER: readonly string[] = ['shouldStartViewTransition'];

/** In a block of these functions that runs if this is so, only the first statement matters: after it come the events of fields. */
export const FIRST_OF_BLOCK: Readonly<Record<string, string>> = {
  dispatchEventForPluginEventSystem: '0 === (eventSystemFlags & 7)',
};

/** What other names than those of the library would call, by how its statement begins. */
export const UNASKED: readonly string[] = [
  'FragmentInstance.prototype.',
  'ReactDOMSharedInternals.findDOMNode =',
  'ReactSharedInternals.S =',
  'ViewTransitionPseudoElement.prototype.',
  'var classComponentUpdater =',
];
