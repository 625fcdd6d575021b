import './badge.css';
import type { IslandModule } from '@portico/kernel/islands';
import { withFewListeners } from '@portico/kernel/islands/few-listeners';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { RealPersonTexts } from '../../wire/public.ts';
import { BadgeView } from './BadgeView.tsx';
import { badgeTargets } from './badgeTargets.ts';

declare global {
  interface Window {
    ctTrpAdminLocalize?: { theRealPerson?: unknown };
    /** WordPress's screen name, on its admin pages only. */
    pagenow?: string;
  }
}

/**
 * Puts the badge beside the author. The author's nodes belong to the page: the view is added to them, not rendered over them.
 */
export const start: IslandModule['start'] = (item) => {
  const isAdminPage = window.ctTrpAdminLocalize !== undefined || window.pagenow !== undefined;
  const texts = window.ctPublic?.theRealPerson ?? window.ctTrpAdminLocalize?.theRealPerson;
  if (!isTexts(texts)) return () => {};
  const icon = window.ctAdminCommon?.new_window_gif;
  const newWindowIcon = typeof icon === 'string' && icon ? icon : undefined;
  const host = document.createElement('div');
  const targets = badgeTargets(item, isAdminPage);
  const root = withFewListeners([host], () => createRoot(host), []);
  withFewListeners(targets, () =>
    flushSync(() =>
      root.render(
        targets.map((target) =>
          createPortal(
            <BadgeView texts={texts} isAdminPage={isAdminPage} newWindowIcon={newWindowIcon} />,
            target,
          ),
        ),
      ),
    ),
  );
  return () => root.unmount();
};

function isTexts(value: unknown): value is RealPersonTexts {
  return (
    typeof value === 'object' && value !== null && 'phrases' in value && typeof value.phrases === 'object'
  );
}
