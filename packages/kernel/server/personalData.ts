/** What is stored about one person, identified by an email address. */
export interface PersonalData {
  /** Its label on the screen: "Messages". */
  readonly kind: string;
  /** What erasing does: "Deleted with their files." */
  readonly fate: string;
  find(email: string): Promise<readonly PersonalRecord[]>;
  /** Returns how many there were. */
  erase(email: string): Promise<number>;
}

export interface PersonalRecord {
  /** A short description. */
  readonly about: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** Whether a text contains the address itself, and not just a longer one that includes it. */
export function namesAddress(text: string, email: string): boolean {
  const [found, wanted] = [text.toLowerCase(), email.toLowerCase()];
  if (!wanted) return false;
  for (let at = found.indexOf(wanted); at >= 0; at = found.indexOf(wanted, at + 1)) {
    const [before, after] = [found.charAt(at - 1), found.slice(at + wanted.length, at + wanted.length + 3)];
    if (!PART.test(before) && !LONGER.test(after)) return true;
  }
  return false;
}

const PART = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
/** A full stop may end a sentence; what follows it decides. */
const LONGER = /^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u;
