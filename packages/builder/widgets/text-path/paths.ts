export const PATH_NAMES = ['wave', 'arc', 'circle', 'line', 'oval', 'spiral'] as const;

/** The paths that every site has. Letters stand outside of the closed ones, so that these leave room for them. */
export const PATHS: Readonly<
  Record<(typeof PATH_NAMES)[number], { readonly viewBox: string; readonly d: string }>
> = {
  wave: { viewBox: '0 0 250 44', d: 'M0 42C60 42 65 2 125 2s65 40 125 40' },
  arc: { viewBox: '0 0 250 126', d: 'M25 125a100 100 0 0 1 200 0' },
  circle: { viewBox: '0 0 250 250', d: 'M25 125a100 100 0 1 1 200 0a100 100 0 1 1-200 0' },
  line: { viewBox: '0 0 250 24', d: 'M0 22L250 22' },
  oval: { viewBox: '0 0 250 150', d: 'M25 75a100 50 0 1 1 200 0a100 50 0 1 1-200 0' },
  spiral: {
    viewBox: '0 0 250 250',
    d: 'M25 125a100 100 0 0 1 200 0a88 88 0 0 1-176 0a76 76 0 0 1 152 0a64 64 0 0 1-128 0a52 52 0 0 1 104 0',
  },
};
