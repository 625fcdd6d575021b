import { ACTION_MARKER } from '../../model/settings/actionAddress.ts';
import type { Settings } from '../../model/settings/read.ts';

/** The form for sharing: completely percent-encoded, including the `#`. */
export function createActionHash(name: string, settings: Settings = {}): string {
  return `%23${encodedAction(name, settings)}`;
}

/** The form used within a page: a hash that browsers leave unchanged. */
export function pageActionHash(name: string, settings: Settings = {}): string {
  return `#${encodedAction(name, settings)}`;
}

function encodedAction(name: string, settings: Settings): string {
  return encodeURIComponent(`${ACTION_MARKER}:action=${name}&settings=${toBase64(JSON.stringify(settings))}`);
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
