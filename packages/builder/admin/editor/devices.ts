/** The screens that a page can be seen and set for, with the width of the canvas. */
export const DEVICES = {
  desktop: { label: 'Desktop', width: null },
  tablet: { label: 'Tablet', width: 820 },
  mobile: { label: 'Phone', width: 375 },
} as const;

export type Device = keyof typeof DEVICES;
