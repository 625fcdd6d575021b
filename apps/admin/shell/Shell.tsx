import { Burger } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import {
  type AdminFeature,
  ConfirmProvider,
  UnsavedChangesProvider,
  useFetchedPart,
} from '@portico/kernel/admin';
import { type MouseEvent, useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { Mark } from '../theme/Mark.tsx';
import { FeaturesContext } from './FeaturesContext.ts';
import { Navigation } from './Navigation.tsx';
import styles from './Shell.module.css';

/** As in the style sheet: below this width, the navigation would take room from the content. */
const NARROW = '(max-width: 61.99em)';

const fetchMenuDrawer = async () => (await import('./MenuDrawer.tsx')).MenuDrawer;

/** The frame around every screen: navigation beside it, or behind a button on narrow screens. */
export function Shell({ features }: { features: readonly AdminFeature[] }) {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const [isOpen, menu] = useDisclosure(false);
  const MenuDrawer = useFetchedPart(fetchMenuDrawer, isOpen);
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';

  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the menu and starts at the top.
  useEffect(() => {
    menu.close();
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <ConfirmProvider>
      <UnsavedChangesProvider>
        <a href={`#${CONTENT_ID}`} className={styles.skip} onClick={skipToContent}>
          Skip to the content
        </a>
        <div className={styles.progress} data-busy={isLoading || undefined} aria-hidden />
        <div className={styles.shell}>
          {isNarrow ? (
            <section className={styles.bar} aria-label="Portico">
              <span className={styles.brand}>
                <Mark size={28} />
                Portico
              </span>
              <Burger
                opened={isOpen}
                onClick={menu.toggle}
                size="sm"
                aria-label="Menu"
                aria-expanded={isOpen}
              />
              {MenuDrawer && (
                <MenuDrawer isOpen={isOpen} onClose={menu.close}>
                  <Navigation features={features} />
                </MenuDrawer>
              )}
            </section>
          ) : (
            <section className={styles.sidebar} aria-label="Portico">
              <span className={styles.brand}>
                <Mark size={30} />
                Portico
              </span>
              <Navigation features={features} />
            </section>
          )}
          <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
            <FeaturesContext value={features}>
              <Outlet />
            </FeaturesContext>
          </main>
        </div>
      </UnsavedChangesProvider>
    </ConfirmProvider>
  );
}

const CONTENT_ID = 'main';

/** Leaves the URL unchanged: the router would treat a fragment as a new history entry. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(CONTENT_ID)?.focus();
}
