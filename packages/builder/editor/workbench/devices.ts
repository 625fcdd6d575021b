/** The screens that a page can be seen and set for, with their widths; a desktop is as wide as there is room. */
export const DEVICES = {
  desktop: { label: 'Desktop', width: null },
  tablet: { label: 'Tablet', width: 820 },
  mobile: { label: 'Phone', width: 375 },
} as const;

export type Device = keyof typeof DEVICES;

/** Narrower than this, a page shows what it has for tablets. */
const LEAST_DESKTOP_PX = 1280;
/** How wide a page is laid out where there is so much room, and how much smaller it is shown then. */
export function shownAt(deviceWidth: number | null, room: number): { pageWidth: number; scale: number } {
  const pageWidth = deviceWidth ?? Math.max(room, LEAST_DESKTOP_PX);
  return { pageWidth, scale: Math.min(1, room / pageWidth) };
}
