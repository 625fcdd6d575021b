import { createUsedOnce, type FeatureServer, type Ports } from '@portico/kernel/server';
import { acceptMultipart } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createAddresses } from './addresses/createAddresses.ts';
import { settingsRoutes } from './admin/settingsRoutes.ts';
import { siteKeyRoutes } from './admin/siteKeyRoutes.ts';
import { type TurnedVerdict, verdictRoutes } from './admin/verdictRoutes.ts';
import { altSessions } from './calls/altSessions.ts';
import type { Calls } from './calls/Call.ts';
import { checkEmailBeforePost, checkEmailExists } from './calls/checkEmail.ts';
import { decodeEmail } from './calls/decodeEmail.ts';
import { forceProtection } from './calls/forceProtection.ts';
import { optionsTemplate } from './calls/optionsTemplate.ts';
import { createPixel } from './calls/pixel.ts';
import { createEmailChecks } from './email/createEmailChecks.ts';
import {
  createDnsMailServers,
  limitedMailServers,
  type MailServers,
  rememberedMailServers,
} from './email/MailServers.ts';
import { answerEverywhere } from './http/everywhere.ts';
import { ownRoutes } from './http/ownRoutes.ts';
import { publicRoutes } from './http/publicRoutes.ts';
import { createPageConfiguration, type PageConfiguration } from './pageConfiguration.ts';
import { createSiteKeys } from './remote/createSiteKeys.ts';
import { verdictApiRoutes } from './remote/verdictApiRoutes.ts';
import { registerRetention } from './retention.ts';
import { createAltSessions } from './sessions/createAltSessions.ts';
import { createSpamSettings, type SpamSettingsStore } from './settings/createSpamSettings.ts';
import { createEventTokens } from './tokens/createEventTokens.ts';
import { createProofOfWork } from './tokens/createProofOfWork.ts';
import { createScriptKeys } from './tokens/createScriptKeys.ts';
import { createCorrection } from './verdicts/createCorrection.ts';
import { createJudge, createWeigh, type Judge, type Weigh } from './verdicts/createJudge.ts';
import { createLearning } from './verdicts/createLearning.ts';
import { createRecall } from './verdicts/createRecall.ts';
import { createVerdictLog } from './verdicts/createVerdictLog.ts';
import { personalVerdicts } from './verdicts/personalVerdicts.ts';
import { visitorWordsIn } from './words/visitorWords.ts';

export interface SpamProtectionNeeds {
  /** Called when an administrator reverses a verdict: the source then delivers the submission after all. */
  readonly turned?: (turn: TurnedVerdict) => Promise<void>;
  /** Looks up a domain's mail servers; DNS by default. */
  readonly mailServers?: MailServers;
  /** The site's language, for texts that visitors read; English by default. */
  readonly language?: () => string;
}

/** The feature, and what the rest of the site uses from it. */
export interface SpamProtection extends FeatureServer {
  /** Handles requests at every URL of the site. Call it on the whole server, before routes are added. */
  everywhere(app: FastifyInstance): void;
  /** Judges a visitor's submission. */
  readonly judge: Judge;
  readonly weigh: Weigh;
  /** Encodes the addresses in a piece of HTML, according to the settings. */
  encodeAddresses(html: string): Promise<string>;
  readonly pageConfiguration: PageConfiguration;
  readonly settings: SpamSettingsStore;
  /** An address for a place with its own markup: encoded, and in recognisable form. */
  hideAddress(email: string): Promise<{ readonly encoded: string; readonly shown: string }>;
  /** Another feature reports what a submission really was: the log is corrected and the site learns from it. */
  learn(verdictId: string, decision: 'ham' | 'spam', by?: string): Promise<void>;
  /** Records what a verdict belongs to, once that has an ID. */
  attachVerdict(verdictId: string, about: string): Promise<void>;
}

/** The cache tag of pages that contain the settings. */
export const SETTINGS_TAG = 'spam-settings';

export function createSpamProtection(ports: Ports, needs: SpamProtectionNeeds = {}): SpamProtection {
  const { clock, content, database, jobs, limits, nonces, secrets } = ports;
  const { turned = async () => {}, mailServers = createDnsMailServers(), language = () => 'en' } = needs;
  const settings = createSpamSettings(database);
  const sessions = createAltSessions(database, clock);
  const used = createUsedOnce(database, 'spam_used');
  const tokens = createEventTokens(secrets, clock, used);
  const work = createProofOfWork(secrets, clock, used);
  const scriptKeys = createScriptKeys(secrets, clock);
  const addresses = createAddresses(secrets);
  const emails = createEmailChecks(rememberedMailServers(limitedMailServers(mailServers, limits), clock));
  const learning = createLearning(database, clock);
  const log = createVerdictLog(database, clock);
  const weigh = createWeigh({
    clock,
    secrets,
    tokens,
    work,
    scriptKeys,
    emails,
    recall: createRecall(database, clock, settings),
    learning,
    log,
    language,
  });
  const judge = createJudge(database, weigh);
  const pixel = createPixel(secrets, clock);
  const emailParts = { emails, limits, settings, language };
  const calls: Calls = {
    altSessions: altSessions(sessions, secrets, limits),
    checkEmailBeforePost: checkEmailBeforePost(emailParts),
    checkEmailExists: checkEmailExists(emailParts),
    decodeEmail: decodeEmail({ addresses, clock, limits, secrets, sessions, tokens, language }),
    forceProtection: forceProtection(judge, limits, language),
    pixelUrl: pixel.answer,
    restCheck: async () => ({ success: true }),
    scriptKeys: async () => ({ js_key: await scriptKeys.current() }),
  };
  registerRetention({ clock, jobs, log, logger: ports.log, sessions, settings, used });

  const correct = createCorrection(database, log, learning);
  const siteKeys = createSiteKeys(database, clock);

  const connect: FastifyPluginAsync = async (app) => {
    acceptMultipart(app);
    publicRoutes(app, {
      calls,
      judge,
      limits,
      nonces,
      language,
      optionsTemplate: async () => optionsTemplate(await settings.read()),
    });
    ownRoutes(app, { limits, pixel, secrets, sessions, tokens, work });
    verdictRoutes(app, { correct, log, turned });
    siteKeyRoutes(app, siteKeys);
    verdictApiRoutes(app, { clock, correct, judge, limits, log, siteKeys });
    settingsRoutes(app, { settings, nonces, changed: () => content.touch(database, [SETTINGS_TAG]) });
  };

  return {
    name: 'spam-protection',
    connect,
    everywhere: (app) => answerEverywhere(app, { judge, limits, nonces, secrets, settings, language }),
    judge,
    weigh,
    settings,
    pageConfiguration: createPageConfiguration(settings, nonces, scriptKeys, language),
    attachVerdict: log.attach,
    async learn(verdictId, decision, by = 'the inbox') {
      const row = await log.find(verdictId);
      if (row) await correct(row, decision, by);
    },
    async encodeAddresses(html) {
      const set = await settings.read();
      return addresses.encode(html, {
        emails: set.encodeEmails,
        phones: set.encodePhones,
        mode: set.encodingMode,
        replacement: set.encodingReplacement,
        tip: visitorWordsIn(language()).tip(set.brandName),
      });
    },
    hideAddress: addresses.hide,
    personalData: personalVerdicts(database),
  };
}
