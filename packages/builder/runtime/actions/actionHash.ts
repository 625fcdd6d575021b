import { recordOfJson, type Settings } from '../../model/settings/read.ts';

/** A thing that a link asks the page to do: a name, and settings that are data and nothing else. */
export interface Action {
  readonly name: string;
  readonly settings: Settings;
}

export const ACTION_MARKER = 'elementor-action';

/** Longer than any settings that a page has a use for. */
const LONGEST_HASH = 16_384;

/**
 * Reads `#elementor-action:action=name&settings=base64`, percent-encoded once, twice or not at all.
 * `null` for anything that is not of that form.
 */
export function parseActionHash(hash: string): Action | null {
  if (hash.length > LONGEST_HASH) return null;
  const decoded = percentDecoded(percentDecoded(hash));
  const parts = /^#elementor-action:(.*)$/s.exec(decoded)?.[1];
  const name = parts && /action=(.+?)&/.exec(parts)?.[1];
  if (!name) return null;
  const encoded = /settings=(.+)$/s.exec(parts)?.[1];
  return { name, settings: encoded ? settingsFrom(encoded) : {} };
}

/** Whether an address asks for an action of the page it stands on. */
export function isActionAddress(address: string): boolean {
  return address.startsWith(`#${ACTION_MARKER}`) || address.startsWith(`%23${ACTION_MARKER}`);
}

function settingsFrom(encoded: string): Settings {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return withoutPrototypes(recordOfJson(new TextDecoder().decode(bytes)));
  } catch {
    // Not base64: the name alone still says what to do.
    return {};
  }
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** A copy that no later merge can use to reach a prototype. */
function withoutPrototypes(settings: Settings): Settings {
  return JSON.parse(
    JSON.stringify(settings, (key, value) => (FORBIDDEN_KEYS.has(key) ? undefined : value)),
  ) as Settings;
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
