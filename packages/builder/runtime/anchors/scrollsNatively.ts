/** From this release on the browser itself scrolls, unless a theme wants to end somewhere else. */
const NATIVE_SINCE = [3, 25] as const;

/** Whether pages of this release of Elementor leave it to the browser to scroll to a place in them. */
export function scrollsNatively(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > NATIVE_SINCE[0] || (major === NATIVE_SINCE[0] && minor >= NATIVE_SINCE[1]);
}
