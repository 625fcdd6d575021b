import type { AdminFeature } from '@portico/kernel/admin';
import { createContext, use } from 'react';

export const FeaturesContext = createContext<readonly AdminFeature[]>([]);

/** All features of this application. */
export function useFeatures(): readonly AdminFeature[] {
  return use(FeaturesContext);
}
