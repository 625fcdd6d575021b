import { recordOfJson, type Settings } from '../../model/settings/read.ts';

/** An action requested by a link: a name, and settings that are plain data. */
export interface Action {
  readonly name: string;
  readonly settings: Settings;
}

/** Longer than any useful settings. */
const LONGEST_HASH = 16_384;

/**
 * Parses `#elementor-action:action=name&settings=base64`, percent-encoded once, twice or not at all. `null` for anything else.
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

function settingsFrom(encoded: string): Settings {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return withoutPrototypes(recordOfJson(new TextDecoder().decode(bytes)));
  } catch {
    // Invalid base64: the name alone still says what to do.
    return {};
  }
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** A copy that cannot reach a prototype through a later merge. */
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
