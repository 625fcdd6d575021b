import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type ManifestOrigin, parseManifest } from '../../manifest/parseManifest.ts';
import type { Manifest } from '../../wire/public.ts';
import { isPictureFile } from './archivePictures.ts';
import { isFontFile } from './fontFile.ts';
import { parseJsonFile } from './parseJsonFile.ts';

/** An unpacked kit: its manifest, and its files on demand. */
export interface Kit {
  readonly manifest: Manifest;
  readonly settingsFile: string;
  has(name: string): boolean;
  /** Throws with a message if it is not JSON; `undefined` if it does not exist. */
  json(name: string): Promise<unknown>;
  text(name: string): Promise<string | undefined>;
  /** Names of the JSON files directly in a folder of the kit, without extension. */
  names(folder: string): Promise<string[]>;
  /** Names and sizes of the pictures in the kit. */
  pictures(): Promise<readonly KitFile[]>;
  /** The same for font files. */
  fonts(): Promise<readonly KitFile[]>;
  bytes(name: string): Promise<Buffer>;
}

export interface KitFile {
  readonly name: string;
  readonly bytes: number;
}

/** Requested names come from the manifest, which has been checked to contain nothing that leaves the folder. */
export async function openKit(folder: string, origin: ManifestOrigin = {}): Promise<Kit> {
  async function text(name: string): Promise<string | undefined> {
    return has(name) ? readFile(join(folder, name), 'utf8') : undefined;
  }
  const has = (name: string): boolean => existsSync(join(folder, name));
  async function json(name: string): Promise<unknown> {
    const content = await text(name);
    return content === undefined ? undefined : parseJsonFile(content, name);
  }
  async function filesLike(isWanted: (name: string) => boolean): Promise<KitFile[]> {
    // Another request may have completed the import meanwhile.
    const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
    const names = files.map((file) => file.split(sep).join('/')).filter(isWanted);
    return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })));
  }
  const { manifest, settingsFile } = parseManifest(await json('manifest.json'), origin);
  return {
    manifest,
    settingsFile,
    has,
    json,
    text,
    async names(subfolder) {
      if (!has(subfolder)) return [];
      const files = await readdir(join(folder, subfolder));
      return files
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .sort();
    },
    pictures: () => filesLike(isPictureFile),
    fonts: () => filesLike(isFontFile),
    bytes: (name) => readFile(join(folder, name)),
  };
}
