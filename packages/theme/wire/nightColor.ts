import type { StyleColor } from './style.ts';

/** The use of a colour determines how its dark variant is derived if none was set. */
export type ColorUse = 'ground' | 'ink' | 'deep' | 'mark';

/** The dark mode colour: the one that was set, or one derived from the light one. */
export function nightColor({ light, dark }: StyleColor, use: ColorUse = 'mark'): string {
  return dark ?? AT_NIGHT[use](light);
}

const AT_NIGHT: Readonly<Record<ColorUse, (light: string) => string>> = {
  ground: (light) => `color-mix(in oklab,${light} 7%,#0d1113)`,
  ink: (light) => `color-mix(in oklab,${light} 8%,#f1f4f2)`,
  deep: (light) => `color-mix(in oklab,${light} 55%,#0b0d0e)`,
  mark: (light) => `color-mix(in oklab,${light} 50%,#fff)`,
};
