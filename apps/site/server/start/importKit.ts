import { type KitsServer, packFolder } from '@portico/kits/server';
import { EVERYTHING, KIT_PARTS } from '@portico/kits/wire/public';

/** Imports a whole kit from a folder. Returns the session by which it can be undone. */
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
