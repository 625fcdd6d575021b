import multipart from '@fastify/multipart';
import type { FeatureServer, Ports } from '@portico/kernel/server';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createElement, type ReactNode } from 'react';
import { createAddresses } from './addresses/createAddresses.ts';
import { commentAdminRoutes } from './admin/commentAdminRoutes.ts';
import { settingsRoutes } from './admin/settingsRoutes.ts';
import { type TurnedVerdict, verdictRoutes } from './admin/verdictRoutes.ts';
import { altSessions } from './calls/altSessions.ts';
import { checkEmailBeforePost, checkEmailExists } from './calls/checkEmail.ts';
import { decodeEmail } from './calls/decodeEmail.ts';
import { forceProtection } from './calls/forceProtection.ts';
import { optionsTemplate } from './calls/optionsTemplate.ts';
import { createPixel } from './calls/pixel.ts';
import type { CommentTargets } from './comments/Comment.ts';
import { CommentsView } from './comments/CommentsView.tsx';
import { COMMENTS_PATH, commentRoutes } from './comments/commentRoutes.ts';
import { type Comments, createComments } from './comments/createComments.ts';
import { createEmailChecks } from './email/createEmailChecks.ts';
import { createDnsMailServers, type MailServers, rememberedMailServers } from './email/MailServers.ts';
import type { Calls } from './http/Call.ts';
import { answerEverywhere } from './http/everywhere.ts';
import { ownRoutes } from './http/ownRoutes.ts';
import { type OtherCalls, publicRoutes } from './http/publicRoutes.ts';
import { createPageConfiguration, type PageConfiguration } from './pageConfiguration.ts';
import { createRates } from './rates.ts';
import { registerRetention } from './retention.ts';
import { createAltSessions } from './sessions/createAltSessions.ts';
import { createSpamSettings, type SpamSettingsStore } from './settings/createSpamSettings.ts';
import { createEventTokens } from './tokens/createEventTokens.ts';
import { createProofOfWork } from './tokens/createProofOfWork.ts';
import { createScriptKeys } from './tokens/createScriptKeys.ts';
import { createUsedOnce } from './usedOnce.ts';
import { createCorrection } from './verdicts/createCorrection.ts';
import { createJudge, createWeigh, type Judge, type Weigh } from './verdicts/createJudge.ts';
import { createLearning } from './verdicts/createLearning.ts';
import { createVerdictLog } from './verdicts/createVerdictLog.ts';

export interface SpamProtectionOptions {
  /** Called when an administrator turns a verdict round: whoever sent the submission here delivers it after all. */
  readonly turned?: (turn: TurnedVerdict) => Promise<void>;
  /** What can be commented on. */
  readonly commentTargets?: CommentTargets;
  /** What other features answer at the address that calls without one of their own share; `null` for what nobody knows. */
  readonly otherCalls?: OtherCalls;
  /** Who is asked for the mail servers of a domain; the domain name system unless told. */
  readonly mailServers?: MailServers;
}

/** The feature, and what the rest of the site asks of it. */
export interface SpamProtection extends FeatureServer {
  /** What answers at every address of the site. Call it on the whole server, before routes are added. */
  everywhere(app: FastifyInstance): void;
  /** The verdict on something that a visitor sent. */
  readonly judge: Judge;
  readonly weigh: Weigh;
  /** Hides the addresses in a piece of HTML, as the settings say. */
  encodeAddresses(html: string): Promise<string>;
  readonly pageConfiguration: PageConfiguration;
  readonly settings: SpamSettingsStore;
  readonly comments: Comments;
  /** The comments of a post with the form, or nothing where there is no such post. */
  commentsOf(postId: string, query?: CommentsQuery): Promise<ReactNode>;
  /** Somebody elsewhere says what a submission really was: the log is put right and the site learns from it. */
  learn(verdictId: string, label: 'ham' | 'spam'): Promise<void>;
  /** Says what a verdict belongs to, once that has a name. */
  attachVerdict(verdictId: string, about: string): Promise<void>;
}

/** What a visitor's address says about the comments: which one to answer, and which one of theirs waits. */
export type CommentsQuery = Readonly<Partial<Record<(typeof COMMENTS_QUERY)[number], string>>>;
export const COMMENTS_QUERY = ['replytocom', 'unapproved'] as const;

/** Pages that carry the settings name this tag. */
export const SETTINGS_TAG = 'spam-settings';

const NO_TARGETS: CommentTargets = { find: async () => null };

export function createSpamProtection(ports: Ports, options: SpamProtectionOptions = {}): SpamProtection {
  const { clock, content, database, jobs, nonces, secrets } = ports;
  const {
    turned = async () => {},
    commentTargets = NO_TARGETS,
    otherCalls = async () => null,
    mailServers = createDnsMailServers(),
  } = options;
  const settings = createSpamSettings(database);
  const sessions = createAltSessions(database, clock);
  const used = createUsedOnce(database);
  const rates = createRates(database, clock);
  const tokens = createEventTokens(secrets, clock, used);
  const work = createProofOfWork(secrets, clock, used);
  const scriptKeys = createScriptKeys(secrets, clock);
  const addresses = createAddresses(secrets);
  const emails = createEmailChecks(rememberedMailServers(mailServers, clock));
  const learning = createLearning(database, clock);
  const log = createVerdictLog(database, clock);
  const weigh = createWeigh({
    clock,
    secrets,
    settings,
    sessions,
    tokens,
    work,
    scriptKeys,
    emails,
    learning,
    log,
  });
  const judge = createJudge(database, weigh);
  const comments = createComments(database, clock, content);
  const pixel = createPixel(secrets, clock);
  const calls: Calls = {
    altSessions: altSessions(sessions, secrets),
    checkEmailBeforePost: checkEmailBeforePost(emails),
    checkEmailExists: checkEmailExists(emails, settings),
    decodeEmail: decodeEmail({ addresses, clock, rates, secrets, sessions, tokens }),
    forceProtection: forceProtection(judge),
    pixelUrl: pixel.answer,
    restCheck: async () => ({ success: true }),
    scriptKeys: async () => ({ js_key: await scriptKeys.current() }),
  };
  registerRetention({ clock, jobs, log, logger: ports.log, rates, sessions, settings, used });

  const correct = createCorrection(database, log, learning);

  /** A comment of ours is moved here; everything else is delivered by whoever asked for the verdict. */
  const turn = async (turnedVerdict: TurnedVerdict): Promise<void> => {
    const [, comment] = /^comment:(\d+)$/.exec(turnedVerdict.about ?? '') ?? [];
    if (comment) await comments.move(Number(comment), turnedVerdict.label === 'ham' ? 'approved' : 'spam');
    else await turned(turnedVerdict);
  };

  const routes: FastifyPluginAsync = async (app) => {
    await app.register(multipart);
    publicRoutes(app, {
      calls,
      judge,
      nonces,
      optionsTemplate: async () => optionsTemplate(await settings.read()),
      otherCalls,
    });
    ownRoutes(app, { pixel, secrets, sessions, tokens, work });
    commentRoutes(app, { comments, judge, log, settings, targets: commentTargets });
    verdictRoutes(app, { correct, log, turned: turn });
    settingsRoutes(app, { settings, nonces, changed: () => content.touch(database, [SETTINGS_TAG]) });
    commentAdminRoutes(app, { addresses, comments, correct, log });
  };

  return {
    name: 'spam-protection',
    routes,
    everywhere: (app) => answerEverywhere(app, { judge, nonces, rates, secrets, settings }),
    judge,
    weigh,
    settings,
    comments,
    pageConfiguration: createPageConfiguration(settings, nonces, scriptKeys),
    attachVerdict: log.attach,
    async learn(verdictId, label) {
      const row = await log.find(verdictId);
      if (row) await correct(row, label, 'the inbox');
    },
    async encodeAddresses(html) {
      const set = await settings.read();
      return addresses.encode(html, {
        emails: set.encodeEmails,
        phones: set.encodePhones,
        mode: set.encodingMode,
        replacement: set.encodingReplacement,
        brand: set.brandName,
      });
    },
    async commentsOf(postId, query = {}) {
      const target = await commentTargets.find(postId);
      if (!target) return null;
      const { realPersonBadge } = await settings.read();
      const approved = await comments.approved(postId);
      const waiting = Number(query.unapproved);
      return createElement(CommentsView, {
        postId,
        title: target.title,
        comments: approved,
        replyTo: approved.find(({ id }) => String(id) === query.replytocom),
        waiting: Number.isSafeInteger(waiting) && waiting > 0 ? waiting : undefined,
        isOpen: target.isOpen,
        hasBadge: realPersonBadge,
        action: COMMENTS_PATH,
      });
    },
  };
}
