import type { EmbedCode } from '@portico/kernel/embeds';
import type { Clock, FeatureServer, Ports } from '@portico/kernel/server';
import { galleryForms } from '../galleryForms.ts';
import { createCaptchas } from './challenges/createCaptchas.ts';
import { createQuizzes } from './challenges/createQuizzes.ts';
import { createSignature } from './challenges/signature.ts';
import { formEmbeds } from './formEmbeds.tsx';
import { createForms, type Forms } from './forms/createForms.ts';
import { createInbox } from './inbox/createInbox.ts';
import { createDemoGateway } from './payment/createDemoGateway.ts';
import type { PaymentGateway } from './payment/PaymentGateway.ts';
import { formRoutes } from './routes/formRoutes.ts';
import { manageRoutes } from './routes/manageRoutes.ts';
import { messageRoutes } from './routes/messageRoutes.ts';
import { type PagePosts, pagePosts } from './routes/pagePosts.ts';
import { publicRoutes } from './routes/publicRoutes.ts';
import type { BeforeSend } from './submission/BeforeSend.ts';
import type { FindPost } from './submission/ContainerPost.ts';
import { calendarDay } from './submission/calendarDay.ts';
import { createSubmissions } from './submission/createSubmissions.ts';
import { demoOutcomes } from './submission/demoOutcomes.ts';
import type { FindUser } from './submission/FormUser.ts';
import type { SiteFacts } from './submission/SiteFacts.ts';
import { type SpamJudge, trustfulJudge } from './submission/SpamJudge.ts';
import { createUploads } from './uploads/createUploads.ts';

export { FORMS_TAG, formTag } from './forms/createForms.ts';
export { contactFormMigrations } from './migrations.ts';
export type { PaymentGateway } from './payment/PaymentGateway.ts';
export type { BeforeSend, Interruption } from './submission/BeforeSend.ts';
export type { ContainerPost, FindPost } from './submission/ContainerPost.ts';
export type { FindUser, FormUser } from './submission/FormUser.ts';
export type { SiteFacts } from './submission/SiteFacts.ts';
export type { SpamJudge, SpamLesson, SpamVerdict, SubmissionFacts } from './submission/SpamJudge.ts';

/** What the site may bring along. Without it everybody is trusted and payments are play money. */
export interface ContactFormOptions {
  readonly site: () => Promise<SiteFacts>;
  readonly judge?: SpamJudge;
  readonly gateway?: PaymentGateway;
  readonly beforeSend?: BeforeSend;
  /** For mails that speak of the post that a form stands on. */
  readonly findPost?: FindPost;
  /** For mails that speak of whoever is signed in. */
  readonly findUser?: FindUser;
  readonly random?: () => number;
}

export interface ContactForm extends FeatureServer {
  readonly forms: Forms;
  /** For texts that show a form by its code. */
  readonly embedCode: EmbedCode;
  /** A message was not spam after all: it moves to the inbox and its mails are sent. By the `logId` of the verdict. */
  deliver(spamLogId: string): Promise<boolean>;
  /** A delivered message was spam after all: it moves out of the inbox. By the `logId` of the verdict. */
  setAside(spamLogId: string): Promise<boolean>;
  /** For pages that are posted to by browsers without scripts. */
  readonly pagePosts: PagePosts;
}

export function createContactForm(ports: Ports, options: ContactFormOptions): ContactForm {
  const { database, clock } = ports;
  const signature = createSignature(ports.secrets);
  const captchas = createCaptchas(database, signature, clock);
  const challenges = { captchas, quizzes: createQuizzes(signature, clock, options.random ?? Math.random) };
  const uploads = createUploads(ports.filesFolder, database, clock);
  const forms = createForms(database, clock, ports.content);
  const judge = options.judge ?? trustfulJudge;
  const findUser = options.findUser ?? (async () => ({}));
  const today = createToday(clock, options.site);
  const submissions = createSubmissions({
    ...{ ports, challenges, uploads, signature, judge, today, site: options.site, findForm: forms.find },
    gateway: options.gateway ?? createDemoGateway(signature),
    beforeSend: options.beforeSend ?? demoOutcomes,
    findPost: options.findPost ?? (async () => null),
  });
  const inbox = createInbox({ database, clock, submissions, judge, uploads, outbox: ports.outbox });

  ports.jobs.register(SWEEP, async () => {
    await uploads.sweep();
    await captchas.forgetOld();
  });
  ports.jobs.every(SWEEP, SWEEP_EVERY_MS);

  return {
    name: 'contact-form',
    forms,
    embedCode: formEmbeds(forms, today),
    routes: async (app) => {
      await app.register(
        publicRoutes({
          forms,
          submissions,
          challenges,
          uploads,
          nonces: ports.nonces,
          today,
          site: options.site,
          findUser,
        }),
      );
      await app.register(manageRoutes({ forms, site: options.site }));
      messageRoutes(app, inbox);
      formRoutes(app, { forms, site: options.site, today });
    },
    async seed(transaction) {
      for (const { id, hash: _, ...form } of galleryForms) await forms.save({ id, ...form }, transaction);
    },
    deliver: inbox.deliverByLog,
    setAside: inbox.setAsideByLog,
    pagePosts: pagePosts({ forms, submissions, challenges, uploads, findUser }),
  };
}

/** The site's calendar day, looked up once a second at most: every schema, form and submission asks for it. */
function createToday(clock: Clock, site: ContactFormOptions['site']): () => Promise<string> {
  let known = { until: 0, day: '' };
  return async () => {
    const now = clock.now();
    if (now >= known.until)
      known = { until: now + SECOND_MS, day: calendarDay(now, (await site()).timeZone) };
    return known.day;
  };
}

const SECOND_MS = 1000;
const SWEEP = 'contact-form-sweep';
const SWEEP_EVERY_MS = 60 * 60 * 1000;
