import type { EmbedCode } from '@portico/kernel/embeds';
import { type Clock, createUsedOnce, type FeatureServer, type Ports } from '@portico/kernel/server';
import { createCaptchas } from './challenges/createCaptchas.ts';
import { createQuizzes } from './challenges/createQuizzes.ts';
import { createSignature } from './challenges/signature.ts';
import { contactFormContent } from './contactFormContent.ts';
import type { FindUser } from './FormUser.ts';
import { formEmbeds } from './formEmbeds.tsx';
import { createForms, type Forms } from './forms/createForms.ts';
import { administratorsOnly, type MailRights } from './forms/MailRights.ts';
import { createInbox } from './inbox/createInbox.ts';
import { personalMessages } from './inbox/personalMessages.ts';
import { createDemoGateway } from './payment/createDemoGateway.ts';
import type { PaymentGateway } from './payment/PaymentGateway.ts';
import { formRoutes } from './routes/formRoutes.ts';
import { manageRoutes } from './routes/manageRoutes.ts';
import { messageRoutes } from './routes/messageRoutes.ts';
import { type PagePosts, pagePosts } from './routes/pagePosts.ts';
import { publicRoutes } from './routes/publicRoutes.ts';
import { createSubmissionLimits } from './routes/submissionLimits.ts';
import type { BeforeSend } from './submission/BeforeSend.ts';
import type { FindPost } from './submission/ContainerPost.ts';
import { calendarDay } from './submission/calendarDay.ts';
import { createSubmissions } from './submission/createSubmissions.ts';
import { demoOutcomes } from './submission/demoOutcomes.ts';
import type { SiteFacts } from './submission/SiteFacts.ts';
import { type SpamJudge, trustfulJudge } from './submission/SpamJudge.ts';
import { createUploads } from './uploads/createUploads.ts';

export { formPartsIn, newForm } from '../template/defaultForm.ts';
export type { FindUser, FormUser } from './FormUser.ts';
export { FORMS_TAG, type NewForm } from './forms/createForms.ts';
export type { MailRights } from './forms/MailRights.ts';
export { contactFormMigrations } from './migrations.ts';
export type { PaymentGateway } from './payment/PaymentGateway.ts';
export type { BeforeSend } from './submission/BeforeSend.ts';
export type { FindPost } from './submission/ContainerPost.ts';
export type { SiteFacts } from './submission/SiteFacts.ts';
export type { SpamJudge, SubmissionFacts } from './submission/SpamJudge.ts';

/** What the site can supply. By default everybody is trusted and payments are fake. */
export interface ContactFormNeeds {
  readonly site: () => Promise<SiteFacts>;
  readonly judge?: SpamJudge;
  readonly gateway?: PaymentGateway;
  readonly beforeSend?: BeforeSend;
  /** For mails that mention the post that contains the form. */
  readonly findPost?: FindPost;
  /** For mails that mention the signed-in user. */
  readonly findUser?: FindUser;
  /** Without it, only administrators can change the mails of forms. */
  readonly mailRights?: MailRights;
  readonly random?: () => number;
}

export interface ContactForm extends FeatureServer {
  readonly forms: Forms;
  /** For texts that embed a form by shortcode. */
  readonly embedCode: EmbedCode;
  /** The site's calendar day, for forms rendered elsewhere. */
  today(): Promise<string>;
  /** A message was not spam after all: moves it to the inbox and sends its mails. By the `logId` of the verdict. */
  deliver(spamLogId: string): Promise<boolean>;
  /** A delivered message was spam after all: moves it out of the inbox. By the `logId` of the verdict. */
  setAside(spamLogId: string): Promise<boolean>;
  /** For pages that browsers without scripts post to. */
  readonly pagePosts: PagePosts;
}

export function createContactForm(ports: Ports, needs: ContactFormNeeds): ContactForm {
  const { database, clock } = ports;
  const signature = createSignature(ports.secrets);
  const used = createUsedOnce(database, 'contact_challenges_used');
  const challenges = {
    captchas: createCaptchas(database, signature, clock, used),
    quizzes: createQuizzes(signature, clock, used, needs.random ?? Math.random),
  };
  const uploads = createUploads(ports.filesFolder, database, clock);
  const forms = createForms(database, clock, ports.content);
  const judge = needs.judge ?? trustfulJudge;
  const findUser = needs.findUser ?? (async () => ({}));
  const mailRights = needs.mailRights ?? administratorsOnly;
  const today = createToday(clock, needs.site);
  const submissions = createSubmissions({
    ...{ ports, challenges, uploads, signature, judge, today, site: needs.site, findForm: forms.find },
    gateway: needs.gateway ?? createDemoGateway(signature),
    beforeSend: needs.beforeSend ?? demoOutcomes,
    findPost: needs.findPost ?? (async () => null),
  });
  const limits = createSubmissionLimits(ports.limits);
  const inbox = createInbox({ database, clock, submissions, judge, uploads, outbox: ports.outbox });

  ports.jobs.register(SWEEP, async () => {
    await inbox.emptyTrash();
    await uploads.sweep();
    await used.forgetExpired(clock.now());
  });
  ports.jobs.every(SWEEP, SWEEP_EVERY_MS);

  return {
    name: 'contact-form',
    content: contactFormContent,
    personalData: personalMessages(database, inbox),
    forms,
    embedCode: formEmbeds(forms, today, async () => (await needs.site()).language ?? 'en'),
    today,
    connect: async (app) => {
      await app.register(
        publicRoutes({
          forms,
          limits,
          submissions,
          challenges,
          uploads,
          nonces: ports.nonces,
          today,
          site: needs.site,
          findUser,
        }),
      );
      await app.register(manageRoutes({ forms, site: needs.site, mailRights }));
      messageRoutes(app, inbox, forms);
      formRoutes(app, { forms, site: needs.site, mailRights, today });
    },
    deliver: inbox.deliverByLog,
    setAside: inbox.setAsideByLog,
    pagePosts: pagePosts({ forms, limits, submissions, challenges, uploads, findUser }),
  };
}

/** The site's calendar day, looked up at most once a second: every schema, form and submission needs it. */
function createToday(clock: Clock, site: ContactFormNeeds['site']): () => Promise<string> {
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
