import type { StyleColor } from './style.ts';

/** What a colour is for decides what becomes of it at night, where nobody has said. */
export type ColorUse = 'ground' | 'ink' | 'deep' | 'mark';

/** The colour at night: the one that was chosen, or one that is made from the day's. */
export function nightColor({ light, dark }: StyleColor, use: ColorUse = 'mark'): string {
  return dark ?? AT_NIGHT[use](light);
}

const AT_NIGHT: Readonly<Record<ColorUse, (light: string) => string>> = {
  ground: (light) => `color-mix(in oklab,${light} 7%,#0d1113)`,
  ink: (light) => `color-mix(in oklab,${light} 8%,#f1f4f2)`,
  deep: (light) => `color-mix(in oklab,${light} 55%,#0b0d0e)`,
  mark: (light) => `color-mix(in oklab,${light} 50%,#fff)`,
};
