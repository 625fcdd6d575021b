import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { startTestMailServer } from '../../packages/kernel/server/testing/testMailServer.ts';
import { isBuilt } from '../../scripts/build/sourcesStamp.ts';
import { runCommand } from '../../scripts/process/runCommand.ts';
import { type FaultResult, inTurn } from './Fault.ts';
import { fault as clockJumps } from './kinds/clockJumps.ts';
import { fillDisk } from './kinds/fullDisk.ts';
import { fillPostgres } from './kinds/fullPostgres.ts';
import { pourUploads } from './kinds/hostileUploads.ts';
import { troubleMail } from './kinds/mailServer.ts';
import { restart } from './kinds/postgresRestarts.ts';
import { slowDown } from './kinds/slowDisk.ts';
import { sendSlowHeaders } from './kinds/slowHeaders.ts';
import { onPostgres } from './onPostgres.ts';
import { onSmallDisk } from './onSmallDisk.ts';
import { underKills } from './underKills.ts';
import { whileWriting } from './whileWriting.ts';

/*
 * Short versions of what `npm run faults` does, with as few sites as possible. Killing the process on SQLite is covered by the
 * contact form's tests, including its mails.
 */

beforeAll(async () => {
  if (!isBuilt()) await runCommand('tsx', ['scripts/build.ts']);
}, 600_000);

test('CF-21 nothing is lost or doubled on SQLite: mail server, slow connections, uploads, slow disk, full disk', async () => {
  const mail = await startTestMailServer();
  const result = await onSmallDisk(256, (disk) =>
    whileWriting({
      settings: { SMTP_URL: mail.url, ...(disk && { PORTICO_DATA: join(disk.folder, 'data') }) },
      disturb: inTurn(
        troubleMail(mail, 'short'),
        sendSlowHeaders('short'),
        pourUploads('short'),
        slowDown('short'),
        ...(disk ? [fillDisk(disk, 'short')] : []),
      ),
    }),
  );
  expectNothingLost(result);
}, 600_000);

test('CF-21 nothing is lost or doubled on PostgreSQL: restarts, no room, and the process killed twice', async () => {
  const result = await onSmallDisk(256, (disk) =>
    onPostgres(
      (postgres, settings) =>
        underKills({
          settings,
          isEnough: (round) => round >= 2,
          longestRound: 20,
          disturb: inTurn(
            restart(postgres, 'short'),
            ...(disk ? [fillPostgres(disk, postgres, 'short')] : []),
          ),
        }),
      disk?.folder,
    ),
  );
  expectNothingLost(result);
}, 600_000);

test('CF-21 nothing is lost or doubled while the clock jumps', async () => {
  expectNothingLost(await clockJumps.run('short'));
}, 600_000);

function expectNothingLost(result: FaultResult): void {
  expect(result).toMatchObject({ lost: 0, double: 0 });
  expect(result.acknowledged).toBeGreaterThan(10);
}
