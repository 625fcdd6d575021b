import { percentDecoded } from '@portico/kernel/records';

const FOLDERS = new Set(['assets', 'images', 'media', 'pictures', 'uploads']);
const ENDING = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Whether an archive entry is a picture that documents may refer to. Screenshots are in other folders. */
export function isPictureFile(name: string): boolean {
  const folders = name.toLowerCase().split('/').slice(0, -1);
  return ENDING.test(name) && folders.some((folder) => FOLDERS.has(folder));
}

/** The archive file for a picture's URL: the one whose path shares the longest ending with it. */
export function pictureFileFor(files: readonly string[], address: string): string | null {
  const wanted = pathOf(address);
  let best: { readonly file: string; readonly shared: number } | null = null;
  for (const file of files) {
    const shared = sharedEnd(wanted, file.toLowerCase().split('/'));
    if (shared > (best?.shared ?? 0)) best = { file, shared };
  }
  return best?.file ?? null;
}

function pathOf(address: string): string[] {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return percentDecoded(path).toLowerCase().split('/').filter(Boolean);
}

function sharedEnd(a: readonly string[], b: readonly string[]): number {
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a.at(-1 - shared) === b.at(-1 - shared)) shared++;
  return shared;
}
