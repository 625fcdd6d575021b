import cookie from '@fastify/cookie';
import {
  type Actor,
  acceptUrlEncoded,
  answerErrors,
  NONCE_ACTION,
  openRest,
  protectRoutes,
} from '@portico/kernel/server/http';
import {
  NONCE_HEADER,
  type TestPorts,
  type TestPortsOptions,
  testPorts,
  testServer,
} from '@portico/kernel/server/testing';
import { onTestFinished } from 'vitest';
import { newForm } from '../../template/defaultForm.ts';
import type { FormDefinition } from '../../template/FormDefinition.ts';
import { type FeedbackReply, HIDDEN } from '../../wire/public.ts';
import {
  type ContactForm,
  type ContactFormNeeds,
  contactFormMigrations,
  createContactForm,
} from '../index.ts';
import { SITE } from './site.ts';

export interface RunningContactForm {
  readonly address: string;
  readonly ports: TestPorts;
  readonly contactForm: ContactForm;
  /** Adds a form; returns its ID. */
  addForm(form: Partial<FormDefinition>): Promise<number>;
  /** Sends a form as a browser would. Files are sent with a name. */
  send(form: number, entries: Entries, init?: RequestInit): Promise<Response>;
  sendOk(form: number, entries: Entries): Promise<FeedbackReply>;
  /** A call from an administrator's screen. */
  admin(path: string, init?: RequestInit): Promise<Response>;
  /** Any call as the administrator. */
  signedIn(path: string, init?: RequestInit): Promise<Response>;
  /** Any call as a plain editor. */
  asEditor(path: string, init?: RequestInit): Promise<Response>;
}

export type Entries = Readonly<Record<string, string | File | readonly (string | File)[]>>;

const ADMINISTRATOR: Actor = {
  userId: '1',
  name: 'admin',
  displayName: 'Admin',
  role: 'administrator',
  sessionId: 'session',
};
const EDITOR: Actor = {
  userId: '2',
  name: 'ed',
  displayName: 'Ed',
  role: 'editor',
  sessionId: 'other session',
};
const PEOPLE = [ADMINISTRATOR, EDITOR];

/** The contact form's server on its own port, with a real database. */
export async function startContactForm(
  options: Partial<ContactFormNeeds> = {},
  portsOptions: TestPortsOptions = {},
): Promise<RunningContactForm> {
  const ports = await testPorts({ ...portsOptions, migrations: contactFormMigrations });
  const contactForm = createContactForm(ports, { site: async () => SITE, random: () => 0, ...options });
  // A test that leaves a request half read must not keep the next one waiting.
  const app = testServer({ forceCloseConnections: true });
  const identify = async (request: { headers: Record<string, unknown> }) =>
    PEOPLE.find(({ userId }) => userId === request.headers['x-test-admin']) ?? null;
  protectRoutes(app, { identify, nonces: ports.nonces });
  answerErrors(app, ports.log);
  await app.register(cookie);
  acceptUrlEncoded(app);
  await openRest(app);
  await app.register(contactForm.connect);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());

  const send: RunningContactForm['send'] = (form, entries, init = {}) =>
    fetch(`${address}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, {
      method: 'POST',
      body: formData({ [HIDDEN.unitTag]: `wpcf7-f${form}-p7-o1`, ...entries }),
      headers: { 'user-agent': 'Test browser' },
      ...init,
    });

  return {
    address,
    ports,
    contactForm,
    send,
    async addForm(form) {
      const { id: _, hash: __, ...rest } = newForm({ id: 0, hash: '', title: 'Test', ...form });
      return (await contactForm.forms.save(rest)).id;
    },
    async sendOk(form, entries) {
      const response = await send(form, entries);
      if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
      return response.json() as Promise<FeedbackReply>;
    },
    admin: (path, init) => signedIn(`/admin/api${path}`, init),
    signedIn,
    asEditor: (path, init) => callAs(EDITOR, path, init),
  };

  function signedIn(path: string, init?: RequestInit): Promise<Response> {
    return callAs(ADMINISTRATOR, path, init);
  }

  async function callAs(
    { userId, sessionId }: Actor,
    path: string,
    init: RequestInit = {},
  ): Promise<Response> {
    const nonce = await ports.nonces.issue(NONCE_ACTION, sessionId);
    const headers = {
      'x-test-admin': userId,
      [NONCE_HEADER]: nonce,
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    };
    return fetch(`${address}${path}`, { ...init, headers });
  }
}

export function formData(entries: Entries): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(entries))
    for (const one of [value].flat()) body.append(name, one as string | File);
  return body;
}
