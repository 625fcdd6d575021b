/** The parts of React's client that no page can reach, by the names in its production file. `leanReact.ts` removes them. */

/**
 * The React version reviewed for these lists. For another version review them again: a name may still exist and mean something
 * else.
 */
export const READ_VERSION = '19.3.1';

/** What the library exports: the lists below were written for these names. Another name requires a review of all of them. */
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

/** Kinds of fibers that nothing in the library creates, by their numbers in React. */
export const ABSENT_TAGS: readonly number[] = [
  1, // a class
  8, // strict mode
  9, // a context consumer
  10, // a context provider
  11, // forwardRef
  12, // Profiler
  17, // an incomplete class
  19, // SuspenseList
  21, // a scope
  23, // LegacyHidden
  24, // a cache
  25, // a tracing marker
  26, // a hoistable element
  27, // html, head, body
  28, // an incomplete function
  30, // ViewTransition
  31, // Activity
];

/** Further ones in these functions. */
export const ABSENT_TAGS_IN: Readonly<Record<string, readonly number[]>> = {
  // Refs to fragments.
  safelyAttachRef: [7],
};

/** The same, by an element's type symbol. */
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

/** Views have no form fields: those are the page's own markup. Nor do they render elements that React hoists to the head. */
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

/** Functions that switch on the name of an element. Elsewhere the same words are events or attributes. */
export const ELEMENT_SWITCHES: Readonly<Record<string, true>> = {
  completeWork: true,
  getResource: true,
  prepareToHydrateHostInstance: true,
  restoreStateOfTarget: true,
  setInitialProperties: true,
  updateProperties: true,
};

/** Functions whose body is replaced with this. */
export const EMPTY: Readonly<Record<string, string>> = {
  // Component stacks of errors: our roots do not report them.
  getStackByFiberInDevAndProd: "return ''",
  // Transitions, and forms that start one.
  defaultOnDefaultTransitionIndicator: '',
  requestFormReset: '',
  startHostTransition: '',
  // Contexts.
  propagateContextChanges: '',
  propagateParentContextChanges: '',
  // What else a class or forwardRef would need.
  initializeClassErrorUpdate: '',
  updateForwardRef: '',
  // Resource hints for the page's head, and style sheets that a view waits for.
  preconnect: '',
  prefetchDNS: '',
  preinitModuleScript: '',
  preinitScript: '',
  preinitStyle: '',
  preload: '',
  preloadModule: '',
  waitForCommitToBeReady: 'return null',
  // Refs to fragments.
  commitFragmentInstanceDeletionEffects: '',
  commitFragmentInstanceInsertionEffects: '',
  commitNewChildToFragmentInstances: '',
};

/** Predicates that always return false. */
export const NEVER_CALLED: readonly string[] = [
  'isCustomElement',
  'isFragmentInstanceHostBoundary',
  'isFragmentInstanceParent',
  'isHostHoistableType',
  'shouldConstruct',
];

export const NEVER: readonly string[] = ['shouldStartViewTransition'];

/**
 * In a block of these functions under this condition, only the first statement matters: the rest handles events of form fields.
 */
export const FIRST_OF_BLOCK: Readonly<Record<string, string>> = {
  dispatchEventForPluginEventSystem: '0 === (eventSystemFlags & 7)',
};

/** Code that only other exports would call, by the beginning of its statement. */
export const UNASKED: readonly string[] = [
  'FragmentInstance.prototype.',
  'ReactDOMSharedInternals.findDOMNode =',
  'ReactSharedInternals.S =',
  'ViewTransitionPseudoElement.prototype.',
  'var classComponentUpdater =',
];
