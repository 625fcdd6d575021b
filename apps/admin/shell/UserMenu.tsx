import { useFetchedPart } from '@portico/kernel/admin';
import { useState } from 'react';
import { PersonButton } from './PersonButton.tsx';

const fetchMenu = async () => (await import('./OpenUserMenu.tsx')).OpenUserMenu;

/** The person's own corner. Its menu comes when it is first opened. */
export function UserMenu() {
  const [isWanted, setWanted] = useState(false);
  const OpenUserMenu = useFetchedPart(fetchMenu, isWanted, () => setWanted(false));
  return OpenUserMenu && isWanted ? (
    <OpenUserMenu />
  ) : (
    <PersonButton aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />
  );
}
