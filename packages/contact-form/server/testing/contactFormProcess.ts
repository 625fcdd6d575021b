import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import cookie from '@fastify/cookie';
import {
  createContentVersions,
  createJobs,
  createLimits,
  createNonces,
  createOutbox,
  createSecrets,
  createSmtpTransport,
  kernelMigrations,
  openDatabase,
  systemClock,
} from '@portico/kernel/server';
import { openRest, protectRoutes } from '@portico/kernel/server/http';
import { silentLogger } from '@portico/kernel/server/testing';
import fastify from 'fastify';
import { newForm } from '../../template/defaultForm.ts';
import { contactFormMigrations, createContactForm } from '../index.ts';
import { SITE } from './site.ts';

/** The contact form's server as a process that can be killed: `contactFormProcess.ts <database file> <smtp url>`. */
const [file = '', smtpUrl = ''] = process.argv.slice(2);
const database = await openDatabase({
  url: undefined,
  file,
  migrations: [...kernelMigrations, ...contactFormMigrations],
});
const log = silentLogger;
const secrets = createSecrets(database, systemClock);
const jobs = createJobs({ database, clock: systemClock, log });
const filesFolder = join(dirname(file), 'files');
mkdirSync(filesFolder, { recursive: true });
const nonces = createNonces(secrets, systemClock);
const outbox = createOutbox({ database, clock: systemClock, jobs, transport: createSmtpTransport(smtpUrl) });
const content = createContentVersions(database);
const ports = {
  database,
  clock: systemClock,
  secrets,
  nonces,
  jobs,
  outbox,
  content,
  log,
  filesFolder,
  publicUrl: null,
  // The tests send as much as they can from one address.
  limits: createLimits({ database, clock: systemClock, secrets, factor: 1000 }),
};

const contactForm = createContactForm(ports, { site: async () => SITE });
if (!(await contactForm.forms.find(1))) {
  const { hash: _, ...form } = newForm({ id: 1, hash: '', title: 'Test', template: '[text* mark]' });
  await contactForm.forms.save({ ...form, mail: { ...form.mail, subject: '[mark]', body: '[mark]' } });
}
const app = fastify();
protectRoutes(app, { identify: async () => null, nonces });
await app.register(cookie);
await openRest(app);
await app.register(contactForm.connect);
jobs.start();
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
