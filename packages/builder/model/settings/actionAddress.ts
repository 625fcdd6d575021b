export const ACTION_MARKER = 'elementor-action';

/** Whether a URL requests an action on its own page. */
export function isActionAddress(address: string): boolean {
  return address.startsWith(`#${ACTION_MARKER}`) || address.startsWith(`%23${ACTION_MARKER}`);
}
