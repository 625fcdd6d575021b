import { invalidKit } from '../../manifest/KitError.ts';

/**
 * Elements take two levels each and nest sixty deep at most; their settings go forty deeper. Anything that fits into a page is
 * accepted.
 */
const DEEPEST = 200;

/** Parses a kit's file as JSON. `name` is for the error message. */
export function parseJsonFile(text: string, name: string): unknown {
  // Some editors add a byte order mark.
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (depthExceeds(content, DEEPEST)) throw invalidKit(`"${name}" in this kit is nested too deeply.`);
  try {
    // A reviver takes many times as long as plain parsing, and hardly any file needs it.
    return MAY_NAME_PROTOTYPE.test(content) ? JSON.parse(content, withoutPrototype) : JSON.parse(content);
  } catch {
    throw invalidKit(`"${name}" in this kit is not valid JSON.`);
  }
}

/** Literally, or with one of its characters escaped. */
const MAY_NAME_PROTOTYPE = /__proto__|\\u00[5-7]/i;

/** A member with this name would change the prototype of the object it is copied into. */
function withoutPrototype(name: string, value: unknown): unknown {
  return name === '__proto__' ? undefined : value;
}

/** Checked before parsing: whatever walks the value later recurses as deep as it is nested. */
function depthExceeds(text: string, deepest: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (isInText) {
      if (sign === BACKSLASH) index++;
      else if (sign === QUOTE) isInText = false;
    } else if (sign === QUOTE) isInText = true;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth++;
      if (depth > deepest) return true;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth--;
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
