const STARS = '*****';

/** `co*****@*****le.com`: enough to recognise, too little to write to. */
export function obfuscateEmail(address: string): string {
  const { left, domain, ending } = partsOf(address);
  return `${keepLeft(left)}@${keepRight(domain)}${ending}`;
}

/** The two visible ends, without what is between them. */
export function emailParts(address: string): { left: string; right: string } {
  const { left, domain, ending } = partsOf(address);
  return {
    left: keepLeft(left).slice(0, -STARS.length),
    right: keepRight(domain).slice(STARS.length) + ending,
  };
}

export function obfuscatePhone(phone: string): string {
  return `${phone.slice(0, 5)}${STARS}${phone.slice(-2)}`;
}

function partsOf(address: string): { left: string; domain: string; ending: string } {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const dot = host.lastIndexOf('.');
  return { left: address.slice(0, at), domain: host.slice(0, dot), ending: host.slice(dot) };
}

function keepLeft(part: string): string {
  return part.length <= 2 ? STARS : part.slice(0, 2) + STARS;
}

function keepRight(part: string): string {
  return part.length <= 2 ? STARS : STARS + part.slice(-2);
}
