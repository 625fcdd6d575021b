import { isRecordingExtension, type RecordingExtension } from '../../wire/admin.ts';

/** A video or sound that cannot be stored, with a readable reason. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}

/** How many bytes identify a file. */
export const HEAD_BYTES = 64;

/** The extension of a video or sound. Its name and first bytes must agree; the browser's type is ignored. */
export function recordingExtension(name: string, head: Buffer): RecordingExtension {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!isRecordingExtension(extension))
    throw new RecordingError(
      'This file cannot be used as video or audio. Use MP4, WebM, OGV, MP3, M4A, OGG or WAV.',
    );
  if (!LOOKS[extension](head))
    throw new RecordingError(
      `This file is called .${extension}, but contains something else. It may be damaged.`,
    );
  return extension;
}

const text = (head: Buffer, start: number, end: number): string => head.toString('latin1', start, end);

/** Pictures use the same container, with their own brands. */
const isMp4 = (head: Buffer): boolean =>
  text(head, 4, 8) === 'ftyp' && !/^(avi[fs]|hei[cfmsx]|hev[cmsx]|mif1|msf1)/.test(text(head, 8, 12));
const isOgg = (head: Buffer): boolean => text(head, 0, 4) === 'OggS';

const LOOKS: Readonly<Record<RecordingExtension, (head: Buffer) => boolean>> = {
  mp4: isMp4,
  m4a: isMp4,
  webm: (head) => head.subarray(0, 4).equals(EBML) && text(head, 4, HEAD_BYTES).includes('\x42\x82\x84webm'),
  ogv: isOgg,
  ogg: isOgg,
  mp3: (head) => text(head, 0, 3) === 'ID3' || isMpegLayer3(head),
  wav: (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WAVE',
};

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** Eleven set bits, a valid version, and layer III. */
function isMpegLayer3(head: Buffer): boolean {
  const [first = 0, second = 0] = head;
  return first === 0xff && second >= 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) === 0x02;
}
