import { useSearchParams } from 'react-router';
import type { ScreenProps } from './Screen.tsx';

/** What a link adds to an address so that the screen behind it leads back to the guide of a new site. */
export const FROM_GUIDE = '?from=guide';

/** Where whoever was sent to this screen from another one goes back to; `null` for whoever came by themselves. */
export function useWayBack(): NonNullable<ScreenProps['parent']> | null {
  const [query] = useSearchParams();
  return query.get('from') === 'guide' ? GUIDE : null;
}

const GUIDE = { label: 'Back to the guide', to: '/first-start/start' };
