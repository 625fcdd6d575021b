/** Strokes around and through a word, in a viewBox of 500 by 150. */
export const SHAPES: Readonly<Record<string, string>> = {
  circle: 'M250 20C110 18 14 42 16 80c2 36 102 56 236 55 140-1 234-25 232-60C482 38 380 14 240 26',
  curly:
    'M6 140c22 0 22-14 44-14s22 14 44 14 22-14 44-14 22 14 44 14 22-14 44-14 22 14 44 14 22-14 44-14 22 14 44 14 22-14 44-14 22 14 44 14 22-14 44-14',
  underline: 'M8 138c160-9 322-10 484-2',
  double: 'M10 124c160-8 320-8 480 0M10 144c160-7 320-7 480 0',
  double_underline: 'M10 124c160-8 320-8 480 0M10 144c160-7 320-7 480 0',
  underline_zigzag: 'M10 130c150-9 320-10 480-4C330 130 190 138 90 148c80-3 190-5 270 0',
  diagonal: 'M14 14L486 136',
  diagonal_bottom_left: 'M14 136L486 14',
  strikethrough: 'M6 78h488',
  x: 'M486 18L14 136M14 18L486 136',
};
