/** Characters with a meaning to a shell, a browser or a mail program, and invisible ones that change how a name reads. */
const UNWANTED = /[?[\]/\\=<>:;,'"&$#*()|~`!{}%+’«»”“^\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;
const SCRIPT = /^(?:php|phtml|pl|py|rb|cgi|asp|aspx|phar|sh|js|jsp)\d?$/i;
const LONGEST = 120;
/** Longer than any file system allows: beyond that, only the end is used. */
const LONGEST_SENT = 1_000;

/** A visitor's file name, safe to store and show: the last part of a path, without unsafe characters. */
export function safeFileName(name: string): string {
  const base = name.slice(-LONGEST_SENT).normalize('NFKC').split(/[\\/]/).at(-1) ?? '';
  const plain = base
    .replace(UNWANTED, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^[.\-_]+|(?<![.\-_])[.\-_]+$/g, '');
  const [first = '', ...rest] = plain.split('.');
  const last = rest.pop();
  const inner = rest.map((part) => (SCRIPT.test(part) ? `${part}_` : part));
  const end = last === undefined ? [] : SCRIPT.test(last) ? [`${last}_`, 'txt'] : [last];
  const safe = [first, ...inner, ...end].join('.');
  return shortened(safe) || 'file';
}

function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 12 ? name.slice(dot) : '';
  return name.slice(0, LONGEST - extension.length) + extension;
}
