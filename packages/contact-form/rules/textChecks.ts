import type { Check } from './Rule.ts';

export const required: Check = ({ texts }) => texts.length > 0;

export const email: Check = ({ texts }) => texts.every(isEmail);

export const url: Check = ({ texts }) => texts.every(isUrl);

export const tel: Check = ({ texts }) => texts.every(isTelephoneNumber);

export const oneOf: Check = ({ texts }, { accept = [] }) => {
  const accepted = new Set(accept.map((item) => unixLines(String(item))));
  return texts.every((text) => accepted.has(unixLines(text)));
};

export const minlength: Check = ({ texts }, { threshold }) => {
  const length = totalLength(texts);
  return length === 0 || !(length < Number(threshold));
};

export const maxlength: Check = ({ texts }, { threshold }) => !(totalLength(texts) > Number(threshold));

const SHORTEST_EMAIL = 6;
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  if (text.length < SHORTEST_EMAIL || at < 1 || text.includes('@', at + 1)) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    LOCAL_PART.test(text.slice(0, at)) && labels.length > 1 && labels.every((label) => LABEL.test(label))
  );
}

const SCHEMES = new Set(
  'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'.split(
    ' ',
  ),
);

/**
 * Engines disagree about these characters in a host name: some reject them, some encode them and carry on. What follows `tel:`
 * or `mailto:` is not a host.
 */
const ODD_HOST = /^[a-z0-9+.-]+:[\\/]+[^\\/?#]*[\s<>^|]/i;

function isUrl(text: string): boolean {
  try {
    return !ODD_HOST.test(text) && SCHEMES.has(new URL(text).protocol.slice(0, -1));
  } catch {
    return false;
  }
}

const SEPARATORS = /[()/.*#\s-]/g;
const TELEPHONE = /^\+?\d{6,15}$/;

/** An extension after `#` or `*` is ignored, and a leading `00` is another way of writing `+`. */
function isTelephoneNumber(text: string): boolean {
  const cut = text.search(/[#*]/);
  const digits = (cut < 0 ? text : text.slice(0, cut)).replace(SEPARATORS, '');
  return TELEPHONE.test(/^(?:\+|00)/.test(digits) ? digits.replace(/^[+0]+/, '+') : digits);
}

function totalLength(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + unixLines(text).length, 0);
}

/** A browser sends line ends as two characters but counts them as one. */
function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
