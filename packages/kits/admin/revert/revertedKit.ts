import type { SafeStorage } from '@portico/kernel/storage';
import { REVERTED_KIT_KEY } from '../../wire/public.ts';
import { safeReturn } from './safeReturn.ts';

/** An import that was taken back, and what its person wants next. It is told on the page that follows. */
export interface RevertedKit {
  readonly activeKitName: string;
  /** The kit of the library that is to take its place; empty when there is none. */
  readonly referrerKitId: string;
  readonly returnTo: string;
  readonly noAutomaticRedirect: boolean;
}

export function keepRevertedKit(storage: SafeStorage, kit: RevertedKit): void {
  storage.set(REVERTED_KIT_KEY, JSON.stringify(kit));
}

export function readRevertedKit(storage: SafeStorage): RevertedKit | null {
  try {
    const { activeKitName, referrerKitId, returnTo, noAutomaticRedirect } = Object(
      JSON.parse(storage.get(REVERTED_KIT_KEY) ?? 'null'),
    );
    if (typeof activeKitName !== 'string') return null;
    return {
      activeKitName,
      referrerKitId: String(referrerKitId ?? ''),
      returnTo: String(returnTo ?? ''),
      noAutomaticRedirect: noAutomaticRedirect === true,
    };
  } catch {
    // Some other script's words under this name: there is nothing to tell.
    return null;
  }
}

export function forgetRevertedKit(storage: SafeStorage): void {
  storage.remove(REVERTED_KIT_KEY);
}

/** What the address of the tools says about the kit that is to come. */
export function wishedKit(search: string): Omit<RevertedKit, 'activeKitName'> {
  const query = new URLSearchParams(search);
  return {
    referrerKitId: query.get('referrer_kit') ?? '',
    returnTo: query.get('return_to') ?? '',
    noAutomaticRedirect: query.get('no_automatic_redirect') === 'true',
  };
}

/** Where the kit that is to take the place is imported. */
export function nextImport(
  { referrerKitId, returnTo, noAutomaticRedirect }: RevertedKit,
  origin: string,
): string {
  const back = safeReturn(returnTo, origin);
  const query = new URLSearchParams({
    referrer: 'cloud',
    id: referrerKitId,
    ...(back && { return_to: back }),
    ...(noAutomaticRedirect && { no_automatic_redirect: 'true' }),
  });
  return `/kits/import?${query}`;
}
