import type { SafeStorage } from '@portico/kernel/storage';
import { REVERTED_KIT_KEY } from '../../wire/public.ts';
import { safeReturn } from './safeReturn.ts';

/** A reverted import and what the user wants next. Shown on the following page. */
export interface RevertedKit {
  readonly activeKitName: string;
  /** The library kit that will replace it; empty if there is none. */
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
    // Written by another script under this key: there is nothing to show.
    return null;
  }
}

export function forgetRevertedKit(storage: SafeStorage): void {
  storage.remove(REVERTED_KIT_KEY);
}

/** What the URL of the tools says about the next kit. */
export function wishedKit(search: string): Omit<RevertedKit, 'activeKitName'> {
  const query = new URLSearchParams(search);
  return {
    referrerKitId: query.get('referrer_kit') ?? '',
    returnTo: query.get('return_to') ?? '',
    noAutomaticRedirect: query.get('no_automatic_redirect') === 'true',
  };
}

/** The URL to import the replacement kit. */
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
