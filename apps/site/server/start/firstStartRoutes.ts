import { type FirstStart, firstStartCalls } from '@portico/admin/wire/admin';
import type { Ports } from '@portico/kernel/server';
import { adminRoute, conflict } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import type { SiteSettingsStore } from '../settings/createSiteSettings.ts';
import type { Settings } from '../settings/settings.ts';
import { createFirstRecipient } from './createFirstRecipient.ts';
import type { Guide } from './createGuide.ts';
import type { Demo } from './demo/createDemo.ts';
import type { DemoState } from './demo/createDemoState.ts';
import { demoRoutes } from './demo/demoRoutes.ts';
import { readColours, writeColours } from './globalColours.ts';
import { importStarter, STARTER_FORM, type StarterParts } from './importStarter.ts';

export interface FirstStartParts extends StarterParts {
  readonly ports: Pick<Ports, 'database'>;
  readonly settings: Settings;
  readonly site: Pick<SiteSettingsStore, 'read'>;
  readonly guide: Guide;
  readonly demo: Demo;
  readonly state: Pick<DemoState, 'isDemo'>;
}

/** The API for the guide of a new site. */
export function firstStartRoutes(app: FastifyInstance, parts: FirstStartParts): void {
  const { ports, settings, guide, demo, state } = parts;
  const { database } = ports;
  const { kits, contactForm } = parts.features;
  const recipient = createFirstRecipient(contactForm.forms);

  /** The progress; a kit undone elsewhere counts as not imported. */
  async function progress(): ReturnType<Guide['read']> {
    const known = await guide.read();
    const { session } = known;
    const isGone = session !== null && !(await kits.imports.undoable()).some(({ id }) => id === session);
    return isGone ? { ...known, starter: null, session: null } : known;
  }

  async function read(): Promise<FirstStart> {
    const { session, ...known } = await progress();
    return {
      begun: (await state.isDemo()) ? 'demo' : 'empty',
      undoUntil: await demo.undoUntil(),
      ...known,
      canUndoStarter: session !== null,
      form: await recipient.read(),
      colours: await readColours(settings),
    };
  }

  adminRoute(app, firstStartCalls.read, {
    role: 'administrator',
    summary: 'How far the owner has come with the guide of a new site.',
    handle: read,
  });
  adminRoute(app, firstStartCalls.note, {
    role: 'administrator',
    summary: 'Notes that a step was done, skipped or opened again.',
    async handle({ body: { step, state } }) {
      await database.transaction((transaction) => guide.note(transaction, step, state));
      return read();
    },
  });
  adminRoute(app, firstStartCalls.finish, {
    role: 'administrator',
    summary: 'Ends the guide. Its steps can still be opened.',
    async handle() {
      await database.transaction((transaction) => guide.finish(transaction));
      return read();
    },
  });
  adminRoute(app, firstStartCalls.colour, {
    role: 'administrator',
    summary: 'Sets the main colour and the accent among the global colours.',
    async handle({ body }) {
      await database.transaction((transaction) => writeColours(transaction, settings, body));
      return read();
    },
  });
  adminRoute(app, firstStartCalls.start, {
    role: 'administrator',
    summary: 'Brings one of the kits that ship with the product, with a contact form.',
    async handle({ body: { starter }, actor: { userId } }) {
      if ((await progress()).starter !== null)
        throw conflict(
          'first_start_started',
          'There is a starter kit already. Remove it first, or import a kit on the screen of kits.',
        );
      const { language } = await parts.site.read();
      const needsForm = (await contactForm.forms.findByTitle(STARTER_FORM)) === null;
      await database.transaction(async (transaction) => {
        const session = await importStarter(starter, parts, { needsForm, language, userId }, transaction);
        await guide.noteStarter(transaction, starter, session);
      });
      return read();
    },
  });
  adminRoute(app, firstStartCalls.takeBack, {
    role: 'administrator',
    summary: 'Removes the starter kit, so that another one can be chosen.',
    async handle() {
      const { session } = await progress();
      if (session === null) throw conflict('first_start_none', 'There is no starter kit to remove.');
      await database.transaction(async (transaction) => {
        if (!(await kits.imports.within(transaction).revert(session)))
          throw conflict(
            'first_start_newer',
            'Another kit was imported since. Undo that one on the screen of kits first.',
          );
        await guide.forgetStarter(transaction);
      });
      return read();
    },
  });
  adminRoute(app, firstStartCalls.recipient, {
    role: 'administrator',
    summary: 'Says who gets what visitors send by the first form.',
    async handle({ body }) {
      await recipient.write(body.recipient.trim());
      return read();
    },
  });
  demoRoutes(app, demo, read);
}
