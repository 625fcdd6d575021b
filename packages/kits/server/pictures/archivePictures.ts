const FOLDERS = new Set(['assets', 'images', 'media', 'pictures', 'uploads']);
const ENDING = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Whether an entry of an archive is a picture that documents may name. Shots of the screen lie elsewhere. */
export function isPictureFile(name: string): boolean {
  const folders = name.toLowerCase().split('/').slice(0, -1);
  return ENDING.test(name) && folders.some((folder) => FOLDERS.has(folder));
}

/** The file of an archive that is the picture at an address: the one that shares most of the end of its path. */
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
  return decoded(path).toLowerCase().split('/').filter(Boolean);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A per cent sign that is none of an address's: the path is taken as it stands.
    return path;
  }
}

function sharedEnd(a: readonly string[], b: readonly string[]): number {
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a.at(-1 - shared) === b.at(-1 - shared)) shared++;
  return shared;
}
