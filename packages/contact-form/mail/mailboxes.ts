/** Splits a list of mailboxes at its commas, except inside a quoted name. */
export function splitMailboxes(list: string): string[] {
  const boxes: string[] = [];
  let box = '';
  let isQuoted = false;
  for (const character of list) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === ',' && !isQuoted) {
      boxes.push(box);
      box = '';
    } else box += character;
  }
  return [...boxes, box].map((one) => one.trim()).filter(Boolean);
}

/** `Name <a@b.example>` or `a@b.example`: exactly one address, with nothing that could become a second one. */
export function isMailbox(text: string): boolean {
  const [, inBrackets, bare] =
    /^(?:[^<>\p{Cc}]{0,200}<([^<>\s]{1,320})>|(\S{1,320}))$/u.exec(text.trim()) ?? [];
  return ADDRESS.test(inBrackets ?? bare ?? '');
}

const ADDRESS = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@[^\s\p{Cc}@<>()\\,;:"]{1,255}$/u;
