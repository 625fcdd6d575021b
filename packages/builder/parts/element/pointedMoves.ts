import type { Words } from '../../model/styles/StyleControl.ts';

/**
 * Hover effects of something over a picture, under Elementor Pro's names: variables for its sheet that define the start and end
 * of a movement, and whether it is invisible `before` or `then`. `before` is the sheet's default.
 */
export function pointedMoves(name: string, before = '1'): Words {
  return Object.fromEntries(
    Object.entries(WAYS).map(([way, [from, to, seen]]) => {
      const first = seen === 'then' ? '0' : '1';
      return [
        way,
        {
          ...(from !== 'none' && { [`${name}-from`]: from }),
          [`${name}-to`]: to,
          ...(first !== before && { [`${name}-before`]: first }),
          ...(seen === 'before' && { [`${name}-then`]: '0' }),
        },
      ];
    }),
  );
}

const WAYS: Readonly<Record<string, readonly [from: string, to: string, seen?: string]>> = {
  'enter-from-right': ['translateX(1000px)', 'none', 'then'],
  'enter-from-left': ['translateX(-1000px)', 'none', 'then'],
  'enter-from-top': ['translateY(-600px)', 'none', 'then'],
  'enter-from-bottom': ['translateY(500px)', 'none', 'then'],
  'enter-zoom-in': ['scale(0.2)', 'none', 'then'],
  'enter-zoom-out': ['scale(2)', 'none', 'then'],
  'fade-in': ['none', 'none', 'then'],
  grow: ['none', 'scale(1.1)'],
  shrink: ['none', 'scale(0.85)'],
  'move-right': ['none', 'translateX(30px)'],
  'move-left': ['none', 'translateX(-30px)'],
  'move-up': ['none', 'translateY(-30px)'],
  'move-down': ['none', 'translateY(30px)'],
  'exit-to-right': ['none', 'translateX(1000px)', 'before'],
  'exit-to-left': ['none', 'translateX(-1000px)', 'before'],
  'exit-to-top': ['none', 'translateY(-600px)', 'before'],
  'exit-to-bottom': ['none', 'translateY(600px)', 'before'],
  'exit-zoom-in': ['none', 'scale(2)', 'before'],
  'exit-zoom-out': ['none', 'scale(0.2)', 'before'],
  'fade-out': ['none', 'none', 'before'],
};
