import type { Settings } from '../../model/settings/read.ts';
import { ACTION_MARKER } from './actionHash.ts';

/** The form in which a hash is shared: all of it percent-encoded, the `#` too. */
export function createActionHash(name: string, settings: Settings = {}): string {
  return `%23${encodedAction(name, settings)}`;
}

/** The form in which a page carries it: a hash that a browser's address line keeps as it is. */
export function pageActionHash(name: string, settings: Settings = {}): string {
  return `#${encodedAction(name, settings)}`;
}

function encodedAction(name: string, settings: Settings): string {
  return encodeURIComponent(`${ACTION_MARKER}:action=${name}&settings=${toBase64(JSON.stringify(settings))}`);
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
