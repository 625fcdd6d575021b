import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Actor, answerErrors, NONCE_ACTION, openRest, protectRoutes } from '@portico/kernel/server/http';
import { type TestEngine, type TestPorts, testPorts, testServer } from '@portico/kernel/server/testing';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type PackedEntry, packZip } from '../../testing/packZip.ts';
import { fillSampleSite } from '../../testing/sampleSite.ts';
import { createTestContents, snapshot, testContentsMigrations } from '../../testing/testContents.ts';
import { IMPORT_EXPORT_PATH, UPLOAD_FIELD } from '../../wire/public.ts';
import type { KitContents } from '../contents/KitContents.ts';
import { createKits, type KitsNeeds, type KitsServer } from '../createKits.ts';
import { kitsMigrations } from '../migrations.ts';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of many shapes, and a wrong look fails it.
  readonly body: any;
}

export interface RunningKits {
  readonly app: FastifyInstance;
  readonly ports: TestPorts;
  readonly kits: KitsServer;
  readonly contents: KitContents;
  as(role: Actor['role'] | null): void;
  signedInAs(displayName: string): void;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  upload(archive: Buffer | readonly PackedEntry[], fileName?: string): Promise<Answer>;
  /** Runs a whole import and returns the last step's result. */
  importKit(archive: Buffer | readonly PackedEntry[], order?: object): Promise<Answer>;
  exportKit(title?: string, more?: object): Promise<Buffer>;
  snapshot(): Promise<unknown>;
  /** Leftover files of uploads and exports. */
  leftovers(): Promise<string[]>;
}

export interface RunningOptions extends Partial<KitsNeeds> {
  readonly pages?: number;
}

export async function runningKits(
  engine: TestEngine,
  { pages = 3, ...options }: RunningOptions = {},
): Promise<RunningKits> {
  const { url } = await engine.freshPlace();
  const ports = await testPorts({ url, migrations: [...kitsMigrations, ...testContentsMigrations] });
  const contents = options.contents ?? createTestContents();
  if (pages > 0) await fillSampleSite(ports.database, contents, pages);
  const kits = createKits(ports, { contents, ...options });
  const app = testServer();
  onTestFinished(() => app.close());
  answerErrors(app, ports.log);
  let role: Actor['role'] | null = 'administrator';
  let displayName = 'Ada';
  const sessionId = 's1';
  protectRoutes(app, {
    nonces: ports.nonces,
    identify: async () => role && { userId: 'u1', name: 'ada', displayName, role, sessionId },
  });
  await openRest(app);
  await app.register(kits.connect);
  const proof = async () => ({ 'x-wp-nonce': await ports.nonces.issue(NONCE_ACTION, sessionId) });

  const site: RunningKits = {
    app,
    ports,
    kits,
    contents,
    as(next) {
      role = next;
    },
    signedInAs(next) {
      displayName = next;
    },
    async call(method, path, body) {
      const answer = await app.inject({
        method,
        url: path,
        headers: await proof(),
        ...(body !== undefined && { payload: body as object }),
      });
      return { status: answer.statusCode, body: answer.payload === '' ? null : answer.json() };
    },
    post: (path, body = {}) => site.call('POST', `${IMPORT_EXPORT_PATH}/${path}`, body),
    async upload(archive, fileName = 'kit.zip') {
      const bytes = Buffer.isBuffer(archive) ? archive : packZip(archive as readonly PackedEntry[]);
      const boundary = 'xxBOUNDARYxx';
      const payload = Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="${UPLOAD_FIELD}"; filename="${fileName}"\r\nContent-Type: application/zip\r\n\r\n`,
        ),
        bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      const answer = await app.inject({
        method: 'POST',
        url: `${IMPORT_EXPORT_PATH}/upload`,
        headers: { ...(await proof()), 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload,
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    async importKit(archive, order = {}) {
      const uploaded = await site.upload(archive);
      if (uploaded.status !== 200) return uploaded;
      const { session } = uploaded.body.data;
      const begun = await site.post('import', { session, ...order });
      let answer = begun;
      for (const runner of begun.body.data.runners ?? []) {
        answer = await site.post('import-runner', { session, runner });
        if (answer.status !== 200) return answer;
      }
      return answer;
    },
    async exportKit(title = 'Harbour kit', more = {}) {
      const { body } = await site.post('export', {
        kitInfo: { title, description: '', source: 'file' },
        ...more,
      });
      return Buffer.from(body.data.file, 'base64');
    },
    snapshot: () => snapshot(ports.database),
    async leftovers() {
      const names = await readdir(join(ports.filesFolder, 'kits'), { recursive: true }).catch(() => []);
      return names.filter((name) => /^(sessions|exports)\/./.test(name)).sort();
    },
  };
  return site;
}
