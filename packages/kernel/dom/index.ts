export { addSheet, adoptSheet, hasOverSheet } from './addSheet.ts';
export { afterFrame } from './afterFrame.ts';
export type { Breakpoint } from './breakpoints.ts';
export {
  BREAKPOINTS,
  DEFAULT_BREAKPOINTS,
  DESKTOP,
  devices,
  minWidth,
  SMALLEST_WIDTH_PX,
} from './breakpoints.ts';
export type { Debounced } from './debounce.ts';
export { debounce } from './debounce.ts';
export type { DeviceMode } from './deviceMode.ts';
export { deviceMode } from './deviceMode.ts';
export type { Direction } from './direction.ts';
export { direction } from './direction.ts';
export type { InViewOptions } from './inView.ts';
export { inView } from './inView.ts';
export { ready } from './ready.ts';
export { onReducedMotionChange, prefersReducedMotion, REDUCED_MOTION } from './reducedMotion.ts';
export { arrowStep, SWIPE_PX, swipeStep } from './steps.ts';
export { tabStops } from './tabStops.ts';
export type { ReleaseFocus, TrapFocusOptions } from './trapFocus.ts';
export { trapFocus, wrapTarget } from './trapFocus.ts';
export { type TrustedTypes, trustMarkup } from './trustMarkup.ts';
