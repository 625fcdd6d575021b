export const PATH_NAMES = ['wave', 'arc', 'circle', 'line', 'oval', 'spiral'] as const;

/** The paths that every site has. Letters stand outside of the closed ones, and reach over the edge of the drawing. */
export const PATHS: Readonly<
  Record<(typeof PATH_NAMES)[number], { readonly viewBox: string; readonly d: string }>
> = {
  wave: { viewBox: '0 0 250 42.5', d: 'M0 42C60 42 65 .5 125 .5s65 41.5 125 41.5' },
  arc: { viewBox: '0 0 250 125', d: 'M0 125a125 125 0 0 1 250 0' },
  circle: { viewBox: '0 0 250 250', d: 'M0 125a125 125 0 1 1 250 0a125 125 0 1 1-250 0' },
  line: { viewBox: '0 0 250 22', d: 'M0 22L250 22' },
  oval: { viewBox: '0 0 250 125', d: 'M0 62.5a125 62.5 0 1 1 250 0a125 62.5 0 1 1-250 0' },
  spiral: {
    viewBox: '0 0 250 250',
    d: 'M0 125a125 125 0 0 1 250 0a110 110 0 0 1-220 0a95 95 0 0 1 190 0a80 80 0 0 1-160 0a65 65 0 0 1 130 0',
  },
};
