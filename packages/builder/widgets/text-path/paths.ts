export const PATH_NAMES = ['wave', 'arc', 'circle', 'line', 'oval', 'spiral'] as const;

/** The built-in paths. Text runs outside of the closed ones, and extends beyond the viewBox. */
export const PATHS: Readonly<
  Record<(typeof PATH_NAMES)[number], { readonly viewBox: string; readonly d: string }>
> = {
  wave: { viewBox: '0 0 250 42.5', d: 'M0 42.2C62.5 42.2 62.5 .3 125 .3s62.5 41.9 125 41.9' },
  arc: { viewBox: '0 0 250 125', d: 'M0 125a125 125 0 0 1 250 0' },
  circle: { viewBox: '0 0 250 250', d: 'M0 125a125 125 0 1 1 250 0a125 125 0 1 1-250 0' },
  // Rises from below the viewBox.
  line: { viewBox: '0 0 250 22', d: 'M0 27L250 5' },
  oval: { viewBox: '0 0 250 125', d: 'M0 62.5a125 62.5 0 1 1 250 0a125 62.5 0 1 1-250 0' },
  // Each arc has four fifths of the previous one's radius.
  spiral: {
    viewBox: '0 0 250.4 239.4',
    d: 'M.2 49A149.4 149.4 0 0 1 211.2 39.2A119.5 119.5 0 0 1 219 208A95.6 95.6 0 0 1 84 214.3A76.5 76.5 0 0 1 79 106.2',
  },
};
