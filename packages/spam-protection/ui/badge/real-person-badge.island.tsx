import './badge.css';
import type { IslandModule } from '@portico/kernel/islands';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { RealPersonTexts } from '../../protocol/configuration.ts';
import { BadgeView } from './BadgeView.tsx';
import { badgeTargets } from './badgeTargets.ts';

declare global {
  interface Window {
    ctTrpAdminLocalize?: { theRealPerson?: unknown };
    /** WordPress's name of the screen, on its admin pages only. */
    pagenow?: string;
  }
}

/** Puts the badge beside the author. The author's own nodes are the page's: the view is added to them, not drawn over. */
export const start: IslandModule['start'] = (item) => {
  const isAdminPage = window.ctTrpAdminLocalize !== undefined || window.pagenow !== undefined;
  const texts = window.ctPublic?.theRealPerson ?? window.ctTrpAdminLocalize?.theRealPerson;
  if (!isTexts(texts)) return () => {};
  const root = createRoot(document.createElement('div'));
  root.render(
    badgeTargets(item, isAdminPage).map((target) =>
      createPortal(<BadgeView texts={texts} isAdminPage={isAdminPage} />, target),
    ),
  );
  return () => root.unmount();
};

function isTexts(value: unknown): value is RealPersonTexts {
  return (
    typeof value === 'object' && value !== null && 'phrases' in value && typeof value.phrases === 'object'
  );
}
