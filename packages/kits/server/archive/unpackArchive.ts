import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { invalidKit, KitError } from '../../manifest/KitError.ts';
import { type KitLimits, LARGEST_FONT_BYTES, LARGEST_PICTURE_BYTES } from '../../wire/public.ts';
import { isPictureFile } from './archivePictures.ts';
import { createEntryNames, short } from './entryNames.ts';
import { isFontFile } from './fontFile.ts';

/**
 * Unpacks the texts and pictures of a kit into an existing, empty folder. Nothing in the archive is trusted: names, sizes and
 * counts are checked before a byte is unpacked, and bytes are counted while unpacking. Errors have a message for the user; the
 * caller removes the folder. Returns the names of the files.
 */
export async function unpackArchive(file: string, folder: string, limits: KitLimits): Promise<string[]> {
  const { size } = await stat(file);
  if (size > limits.packedBytes) throw kitTooLarge(limits);
  const zip = await openPromise(file, { autoClose: false, decodeStrings: false }).catch((error: unknown) => {
    throw refusal(error);
  });
  try {
    const entries = await checkedEntries(zip, size, limits);
    let left = limits.unpackedBytes;
    for (const entry of entries) left -= await unpack(zip, entry, folder, Math.min(left, limits.fileBytes));
    return entries.map(({ fileName }) => fileName);
  } finally {
    zip.close();
  }
}

export function kitTooLarge({ packedBytes }: KitLimits): KitError {
  return invalidKit(`This kit is larger than ${inMegabytes(packedBytes)}, the most that is accepted.`);
}

/**
 * The entries to unpack. Others are checked as well: a malicious one invalidates the kit. One whose name leads upwards is passed
 * over, as in Elementor.
 */
async function checkedEntries(zip: ZipFile, packedBytes: number, limits: KitLimits): Promise<Entry[]> {
  const tooMany = () =>
    invalidKit(
      `This .zip has more than ${limits.entries.toLocaleString('en')} entries, more than any kit has.`,
    );
  if (zip.entryCount > limits.entries) throw tooMany();
  const names = createEntryNames();
  const wanted: Entry[] = [];
  let count = 0;
  let packed = 0;
  let unpacked = 0;
  let wantedPacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      count += 1;
      if (count > limits.entries) throw tooMany();
      packed += entry.compressedSize;
      if (packed > packedBytes)
        throw invalidKit('This .zip says that it holds more than there is: its entries overlap.');
      entry.fileName = nameOf(entry);
      if (entry.fileName.includes('..')) continue;
      const refused = validateFileName(entry.fileName);
      if (refused) throw new Error(refused);
      names.add(entry);
      if (!isWanted(entry)) continue;
      checkSize(entry, limits);
      unpacked += entry.uncompressedSize;
      wantedPacked += entry.compressedSize;
      if (unpacked > limits.unpackedBytes)
        throw invalidKit(`Unpacked, this kit is larger than ${inMegabytes(limits.unpackedBytes)}.`);
      wanted.push(entry);
    }
  } catch (error) {
    throw refusal(error);
  }
  // Many files that are each small enough can be a zip bomb together.
  if (unpacked > RATIO_MATTERS_BYTES && unpacked > wantedPacked * limits.ratio)
    throw invalidKit('This .zip is far larger unpacked than any kit.');
  names.checkManifest();
  return wanted;
}

/** The reader itself gives up the whole archive at the first name that leads upwards. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

const IS_TEXT = /\.(json|xml)$/;
/** macOS metadata in archives: named like text files, but not text. */
const IS_NOTE_OF_MAC = /(^|\/)(__MACOSX\/|\._)/;

/** The texts, and pictures and fonts of a size that pages can use. */
function isWanted({ fileName, uncompressedSize }: Entry): boolean {
  const isPicture = isPictureFile(fileName) && uncompressedSize <= LARGEST_PICTURE_BYTES;
  // A slightly oversized font is unpacked, so that it can be reported.
  const isFont = isFontFile(fileName) && uncompressedSize <= LARGEST_FONT_BYTES * 4;
  return (IS_TEXT.test(fileName) || isPicture || isFont) && !IS_NOTE_OF_MAC.test(fileName);
}

/** Below this size the ratio means nothing: a few equal lines compress well. */
const RATIO_MATTERS_BYTES = 1024 * 1024;

function checkSize(entry: Entry, limits: KitLimits): void {
  const { fileName, compressedSize, uncompressedSize } = entry;
  if (entry.isEncrypted()) throw invalidKit(`"${short(fileName)}" in this .zip is locked with a password.`);
  if (!entry.canDecodeFileData())
    throw invalidKit(`"${short(fileName)}" in this .zip is packed in a way that cannot be read.`);
  if (uncompressedSize > limits.fileBytes)
    throw invalidKit(
      `Unpacked, "${short(fileName)}" is larger than ${inMegabytes(limits.fileBytes)}, the most that is accepted.`,
    );
  if (uncompressedSize > RATIO_MATTERS_BYTES && uncompressedSize > compressedSize * limits.ratio)
    throw invalidKit(`"${short(fileName)}" in this .zip is far larger unpacked than any kit.`);
}

async function unpack(zip: ZipFile, entry: Entry, folder: string, most: number): Promise<number> {
  const path = join(folder, entry.fileName);
  let size = 0;
  let sum = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      sum = crc32(chunk, sum);
      // The declared size was checked before; this is the actual one.
      if (size > most) done(invalidKit(`"${short(entry.fileName)}" is larger than the .zip says.`));
      else done(null, chunk);
    },
  });
  try {
    await mkdir(dirname(path), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), counted, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    throw refusal(error, entry.fileName);
  }
  if (sum !== entry.crc32 >>> 0) throw invalidKit(`"${short(entry.fileName)}" in this .zip is damaged.`);
  return size;
}

/** The archive reader's errors as readable messages. Errors not caused by the archive stay as they are. */
function refusal(error: unknown, name = ''): unknown {
  if (error instanceof KitError || !(error instanceof Error)) return error;
  if ('code' in error && isOurs(error.code)) return error;
  if ('code' in error && isInTheWay(error.code))
    return invalidKit(`This .zip holds a file and a folder of one name, on the way to "${short(name)}".`);
  const said = error.message;
  const path = short(said.split(': ').at(-1) ?? '');
  if (said.startsWith('absolute path')) return invalidKit(`"${path}" in this .zip is an absolute path.`);
  if (said.startsWith('too many bytes') || said.startsWith('not enough bytes'))
    return invalidKit(`"${short(name)}" does not have the size that the .zip says.`);
  if (/end of central directory|invalid comment length/i.test(said))
    return invalidKit('This file is not a .zip, or it was cut off on its way.');
  return invalidKit(
    name ? `"${short(name)}" in this .zip is damaged.` : 'This .zip is damaged: its contents cannot be read.',
  );
}

/** Errors of our own disk: no space, no permission. */
function isOurs(code: unknown): boolean {
  return typeof code === 'string' && /^E(NOSPC|ACCES|PERM|ROFS|MFILE|NFILE|IO|DQUOT)$/.test(code);
}

function isInTheWay(code: unknown): boolean {
  return code === 'ENOTDIR' || code === 'EISDIR' || code === 'EEXIST';
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / (1024 * 1024)).toLocaleString('en')} MB`;
}
