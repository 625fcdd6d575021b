import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, systemClock } from '@portico/kernel/server';
import { createAccounts, LINK_LIFE_MS } from '@portico/kernel/server/accounts';
import { type Configuration, readConfiguration } from '../server/configuration.ts';
import { migrations } from '../server/features.ts';
import { newPasswordPath } from '../server/signInLinkMails.ts';
import { type CommandCall, CommandError } from './Command.ts';

/** Prints a link to choose a new password, for the operator of the server: needs neither mail nor a password. */
export async function signInLink({ output, words, environment }: CommandCall): Promise<void> {
  const [name] = words;
  if (!name)
    throw new CommandError('Say which account the link is for: portico sign-in-link <name or e-mail>.');
  const configuration = readConfiguration(environment);
  const database = await openExisting(configuration);
  try {
    const { users, links } = createAccounts({ database, clock: systemClock });
    const user = await users.findTyped(name);
    const link = user && (await links.issue(user.id));
    if (!user || !link)
      throw new CommandError(
        user ? `The account "${user.name}" is disabled.` : `There is no account "${name}".`,
      );
    output.write(
      `${originOf(configuration)}${newPasswordPath(link.token)}\n` +
        `It lets "${user.name}" choose a new password, once, within ${LINK_LIFE_MS / 60_000} minutes.\n`,
    );
  } finally {
    await database.close();
  }
}

/** Opens an existing site only: a link into a new one, created in the wrong folder by accident, would be useless. */
async function openExisting({ databaseUrl, dataFolder }: Configuration) {
  const file = join(dataFolder, 'portico.db');
  if (!databaseUrl && !existsSync(file))
    throw new CommandError(
      `There is no site in ${dataFolder}. Set PORTICO_DATA or DATABASE_URL as for the server.`,
    );
  return openDatabase({ url: databaseUrl ?? undefined, file, migrations });
}

function originOf({ publicUrl, host, port }: Configuration): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
