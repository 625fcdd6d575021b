import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The files of data folders whose site has started with the demo, by the time at which it did. */
const made = new Map<string, Promise<ReadonlyMap<string, Buffer>>>();

/**
 * Puts the data of a site there that has started with the demo. Importing the demo takes ten times as long as a start without
 * it, and gives the same every time: it is done once per process, and then copied.
 */
export async function putDemoData(
  folder: string,
  time: string,
  start: (folder: string) => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  const known = made.get(time) ?? make(start);
  made.set(time, known);
  for (const [name, content] of await known) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

async function make(
  start: (folder: string) => Promise<{ close(): Promise<void> }>,
): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-demo-'));
  try {
    await (await start(folder)).close();
    const files = new Map<string, Buffer>();
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      files.set(file.slice(folder.length + 1), await readFile(file));
    }
    return files;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
