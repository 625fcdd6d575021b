import { useSearchParams } from 'react-router';
import type { ScreenProps } from './Screen.tsx';

/** Added to a link's address so that its screen leads back to the setup guide. */
export const FROM_GUIDE = '?from=guide';

/** The link back to the screen that sent the user here; `null` for anyone else. */
export function useWayBack(): NonNullable<ScreenProps['parent']> | null {
  const [query] = useSearchParams();
  return query.get('from') === 'guide' ? GUIDE : null;
}

const GUIDE = { label: 'Back to the guide', to: '/first-start/start' };
