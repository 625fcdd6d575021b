import { invalidKit } from '../../manifest/KitError.ts';

/** Elements take two levels each and nest sixty deep at most; their settings go forty deeper. What fits into a page is read here. */
const DEEPEST = 200;

/** Reads a file of a kit as JSON. `name` is for the sentence when it is none. */
export function parseJsonFile(text: string, name: string): unknown {
  // Some editors put a mark of the byte order in front.
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (depthExceeds(content, DEEPEST)) throw invalidKit(`"${name}" in this kit is nested too deeply.`);
  try {
    // Looking at every value takes many times as long as reading them, and next to no file gives a reason to.
    return MAY_NAME_PROTOTYPE.test(content) ? JSON.parse(content, withoutPrototype) : JSON.parse(content);
  } catch {
    throw invalidKit(`"${name}" in this kit is not valid JSON.`);
  }
}

/** As it stands, or with one of its signs spelled out. */
const MAY_NAME_PROTOTYPE = /__proto__|\\u00[5-7]/i;

/** A member of this name would change the object that it is copied into. */
function withoutPrototype(name: string, value: unknown): unknown {
  return name === '__proto__' ? undefined : value;
}

/** Looked at before it is parsed: whatever walks the value afterwards goes as deep as it is. */
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
