/** What is kept of one person, who is known by an e-mail address. */
export interface PersonalData {
  /** What it is called on the screen: "Messages". */
  readonly kind: string;
  /** What becomes of it: "Deleted with their files." */
  readonly fate: string;
  find(email: string): Promise<readonly PersonalRecord[]>;
  /** Answers how many there were. */
  erase(email: string): Promise<number>;
}

export interface PersonalRecord {
  /** What it is, in a few words. */
  readonly about: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** Whether a text names an address as a whole, and not only a longer one that holds it. */
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
/** A full stop may end a sentence; what follows it tells. */
const LONGER = /^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u;
