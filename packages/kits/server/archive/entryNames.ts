import type { Entry } from 'yauzl';
import { invalidKit } from '../../manifest/KitError.ts';

/** Checks the names in an archive one after another. Throws for anything that makes a kit invalid. */
export interface EntryNames {
  add(entry: Entry): void;
  /** Called at the end: a kit must have a manifest. */
  checkManifest(): void;
}

export function createEntryNames(): EntryNames {
  const names = new Set<string>();
  /** By their case-folded names. */
  const files = new Set<string>();
  const folders = new Map<string, string>();

  /** Refuses two names that a file system may treat as the same: the second would overwrite the first. */
  function checkFile(name: string): void {
    if (files.has(folded(name))) throw invalidKit(`This .zip holds "${short(name)}" twice.`);
    files.add(folded(name));
  }

  /** Every file in a folder repeats its name, but must always use the same spelling. */
  function checkFolders(name: string): void {
    for (let end = name.indexOf('/'); end >= 0; end = name.indexOf('/', end + 1)) {
      const folder = name.slice(0, end);
      const known = folders.get(folded(folder)) ?? folder;
      if (known !== folder)
        throw invalidKit(
          `This .zip spells one folder in two ways: "${short(known)}" and "${short(folder)}".`,
        );
      folders.set(folded(folder), folder);
    }
  }

  return {
    add(entry) {
      const { fileName } = entry;
      checkType(entry);
      checkShape(fileName);
      checkFile(fileName);
      checkFolders(fileName);
      names.add(fileName);
    },
    checkManifest() {
      if (names.has(MANIFEST)) return;
      const nested = [...names].find((name) => name.endsWith(`/${MANIFEST}`));
      if (!nested) throw invalidKit('This .zip has no manifest.json, so it is not a kit.');
      const folder = short(nested.slice(0, -MANIFEST.length - 1));
      throw invalidKit(
        `The manifest.json of this kit is inside the folder "${folder}". Pack what is in that folder, not the folder.`,
      );
    },
  };
}

/** A name shortened for a message. */
export function short(text: string): string {
  return text.length > SHOWN_SIGNS ? `${text.slice(0, SHOWN_SIGNS)}…` : text;
}

const SHOWN_SIGNS = 80;
const MANIFEST = 'manifest.json';
const LONGEST_NAME = 300;
const IS_ARCHIVE = /\.(zip|gz|tgz|bz2|xz|7z|rar|tar)$/i;

/** The upper half of the attributes is the file mode, if the archive was made on Unix. */
const UNIX = 3;
const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;
/** Unspecified, regular files and folders. */
const PLAIN_TYPES: readonly number[] = [0, 0o100000, 0o040000];

function checkType({ fileName, versionMadeBy, externalFileAttributes }: Entry): void {
  const type = versionMadeBy >>> 8 === UNIX ? (externalFileAttributes >>> 16) & FILE_TYPE : 0;
  if (type === SYMBOLIC_LINK)
    throw invalidKit(`"${short(fileName)}" in this .zip is a link to another file. Kits hold no links.`);
  if (!PLAIN_TYPES.includes(type)) throw invalidKit(`"${short(fileName)}" in this .zip is not a plain file.`);
}

function checkShape(fileName: string): void {
  if (/\p{Cc}/u.test(fileName)) throw invalidKit('A name in this .zip holds control characters.');
  if (IS_ARCHIVE.test(fileName))
    throw invalidKit(
      `This .zip holds another archive, "${short(fileName)}". Unpack it, and upload the kit itself.`,
    );
  if (fileName.length > LONGEST_NAME) throw invalidKit('A name in this .zip is longer than any kit needs.');
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
