import { useMediaQuery } from '@mantine/hooks';

/** Too narrow for a table. Known from the first render, so that nothing shifts. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false }) ?? false;
}
