import { LoadingState, mayUse, useSession } from '@portico/kernel/admin';
import { lazy, Suspense, useMemo } from 'react';
import { useFeatures } from '../../shell/FeaturesContext.ts';
import styles from './HomeScreen.module.css';

/** The features' panels on the home screen. */
export function Panels() {
  const { user } = useSession();
  const features = useFeatures();
  const panels = useMemo(
    () =>
      features
        .flatMap((feature) => feature.panels ?? [])
        .filter((panel) => mayUse(user.role, panel.role))
        .toSorted((a, b) => a.order - b.order)
        .map(({ name, load }) => ({ name, Panel: lazy(load) })),
    [features, user.role],
  );
  return (
    <div className={styles.panels}>
      {panels.map(({ name, Panel }) => (
        <Suspense key={name} fallback={<LoadingState lines={3} />}>
          <Panel />
        </Suspense>
      ))}
    </div>
  );
}
