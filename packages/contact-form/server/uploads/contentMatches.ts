/** How many bytes `contentMatches` needs. */
export const HEAD_BYTES = 4100;

/**
 * Whether a file is what its extension says. A type with a signature must have it; a type without one must be text, or at least
 * nothing that a browser would run or a person would mistake for something else.
 */
export function contentMatches(extension: string, head: Buffer): boolean {
  if (extension === 'svg') return isHarmlessSvg(head);
  if (looksLikePage(head) && !PAGES.has(extension)) return false;
  const marks = MARKS[extension];
  if (marks) return marks.some((mark) => mark(head));
  if (TEXTS.has(extension)) return !head.includes(0);
  return !PROGRAMS.some((mark) => mark(head));
}

type Mark = (head: Buffer) => boolean;

const bytes =
  (hex: string, offset = 0): Mark =>
  (head) => {
    const mark = Buffer.from(hex, 'hex');
    return head.subarray(offset, offset + mark.length).equals(mark);
  };
const text = (words: string, offset = 0): Mark => bytes(Buffer.from(words, 'latin1').toString('hex'), offset);
const both =
  (...marks: Mark[]): Mark =>
  (head) =>
    marks.every((mark) => mark(head));

const zip = [bytes('504b0304'), bytes('504b0506')];
const ole = [bytes('d0cf11e0a1b11ae1')];
const isoMedia = [text('ftyp', 4)];
const ebml = [bytes('1a45dfa3')];
const ogg = [text('OggS')];
const asf = [bytes('3026b2758e66cf11')];
const jpeg = [bytes('ffd8ff')];
const gzip = [bytes('1f8b')];

function of(extensions: string, marks: readonly Mark[]): [string, readonly Mark[]][] {
  return extensions.split(' ').map((extension) => [extension, marks]);
}

const MARKS: Readonly<Record<string, readonly Mark[]>> = Object.fromEntries([
  ...of('jpg jpeg jpe', jpeg),
  ...of('png', [bytes('89504e470d0a1a0a')]),
  ...of('gif', [text('GIF87a'), text('GIF89a')]),
  ...of('bmp', [text('BM')]),
  ...of('tif tiff', [bytes('49492a00'), bytes('4d4d002a')]),
  ...of('webp', [both(text('RIFF'), text('WEBP', 8))]),
  ...of('ico', [bytes('00000100')]),
  ...of('heic heif avif mp4 m4v mov qt m4a m4b 3gp 3gpp 3g2 3gp2', isoMedia),
  ...of('pdf', [text('%PDF-')]),
  ...of(
    'docx dotx xlsx xltx pptx ppsx potx sldx docm dotm xlsm xlsb xltm xlam pptm ppsm potm ppam sldm',
    zip,
  ),
  ...of('odt odp ods odg odc odb odf zip key numbers pages oxps xps', zip),
  ...of('doc xla xls xlt xlw pot pps ppt mpp', ole),
  ...of('rtf', [text('{\\rtf')]),
  ...of('gz gzip', gzip),
  ...of('7z', [bytes('377abcaf271c')]),
  ...of('rar', [text('Rar!')]),
  ...of('avi', [both(text('RIFF'), text('AVI ', 8))]),
  ...of('wav', [both(text('RIFF'), text('WAVE', 8))]),
  ...of('mkv mka webm', ebml),
  ...of('ogg oga ogv', ogg),
  ...of('flac', [text('fLaC')]),
  ...of('mid midi', [text('MThd')]),
  ...of('asf asx wmv wma wm', asf),
  ...of('mp3', [text('ID3'), bytes('fffb'), bytes('fff3'), bytes('fff2'), bytes('fffa')]),
]);

const TEXTS = new Set('txt asc c cc h srt csv tsv ics rtx css vtt htm html'.split(' '));
const PAGES = new Set(['htm', 'html']);
const PROGRAMS: readonly Mark[] = [
  text('MZ'),
  bytes('7f454c46'),
  text('#!'),
  bytes('cafebabe'),
  bytes('cffaedfe'),
];

/** Something that a browser would run if it were displayed. */
function looksLikePage(head: Buffer): boolean {
  const start = head
    .toString('latin1')
    .replace(/^(?:\u00EF\u00BB\u00BF)?\s*/, '')
    .slice(0, 300)
    .toLowerCase();
  return /^(?:<!doctype html|<html|<head|<body|<script|<\?php|<svg|<\?xml[^>]*>\s*(?:<!--.{0,100}-->\s*)?<(?:svg|html))/.test(
    start,
  );
}

const LIVE_SVG = /<script|<foreignobject|<iframe|<!entity|\son\w+\s*=|javascript:|<handler|<set|<animate/i;

/** Only within the bytes we have: a longer SVG cannot be vouched for. */
function isHarmlessSvg(head: Buffer): boolean {
  const words = head.toString('utf8');
  return head.length < HEAD_BYTES && /<svg[\s>]/i.test(words) && !LIVE_SVG.test(words);
}
