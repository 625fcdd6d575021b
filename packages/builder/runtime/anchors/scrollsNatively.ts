/** Since this release the browser itself scrolls, unless a theme changes the position. */
const NATIVE_SINCE = [3, 25] as const;

/** Whether this release of Elementor leaves scrolling to anchors to the browser. */
export function scrollsNatively(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > NATIVE_SINCE[0] || (major === NATIVE_SINCE[0] && minor >= NATIVE_SINCE[1]);
}
