import type { AdminFeature } from '@portico/kernel/admin';
import { createContext, use } from 'react';

export const FeaturesContext = createContext<readonly AdminFeature[]>([]);

/** Everything that was joined into this application. */
export function useFeatures(): readonly AdminFeature[] {
  return use(FeaturesContext);
}
