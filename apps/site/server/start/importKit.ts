import { type KitsServer, packFolder } from '@portico/kits/server';
import { EVERYTHING, KIT_PARTS } from '@portico/kits/wire/public';

/** Brings a kit that lies in a folder, all of it. What somebody brings, they can undo; it answers by which name. */
export async function importKit(
  imports: KitsServer['imports'],
  folder: string,
  userId = '',
): Promise<string> {
  const origin = { source: 'file', kitId: '', userId };
  const { session, manifest } = await imports.receive(packFolder(folder), origin);
  const by = { id: 'start', name: manifest.author };
  const { runners } = await imports.begin(session, { include: KIT_PARTS, customization: EVERYTHING });
  for (const runner of runners) await imports.run(session, runner, by);
  return session;
}
