import { useFetchedPart } from '@portico/kernel/admin';
import { useState } from 'react';
import { PersonButton } from './PersonButton.tsx';

const fetchMenu = async () => (await import('./OpenUserMenu.tsx')).OpenUserMenu;

/** The user's corner. Its menu is loaded when first opened. */
export function UserMenu() {
  const [isWanted, setWanted] = useState(false);
  const OpenUserMenu = useFetchedPart(fetchMenu, isWanted, () => setWanted(false));
  return OpenUserMenu && isWanted ? (
    <OpenUserMenu />
  ) : (
    <PersonButton aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />
  );
}
