/** Why a picture cannot be shown, as a message for editors. */
export function missingPicture(address: string, origin: string, kitName = ''): string {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  const name = kitName || fileName(address);
  if (isKitBox(address)) return `“${name}” could not be had when its kit was imported. ${BOX}`;
  if (url && url.origin !== origin)
    return `“${name}” is on ${url.host}, and pages load no pictures from other sites. ${BOX}`;
  return `“${name}” is not there any more. ${BOX}`;
}

const BOX = 'Visitors see an empty box in its place. Choose another picture.';

/** The placeholder for a picture that an import could not get. */
export function isKitBox(address: string): boolean {
  return /^\/kit-pictures\/[0-9a-f-]{36}-\d{1,5}x\d{1,5}\.svg$/.test(address);
}

/** The name of a file, for people. */
export function fileName(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return (path.split('/').findLast(Boolean) ?? address).slice(-LONGEST_NAME) || 'The picture';
}

const LONGEST_NAME = 80;
