import type { Nonces } from '@portico/kernel/server';
import { ADMIN_AJAX_PATH, adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { adminPageCall, spamSettingsCalls } from '../../wire/admin.ts';
import { NONCE_ACTIONS } from '../../wire/public.ts';
import { decoderLabel, realPersonTexts } from '../pageConfiguration.ts';
import type { SpamSettingsStore } from '../settings/createSpamSettings.ts';

export interface SettingsRouteParts {
  readonly settings: SpamSettingsStore;
  readonly nonces: Nonces;
  /** Pages contain the settings, so they are rendered again when these change. */
  readonly changed: () => Promise<void>;
}

export function settingsRoutes(
  app: FastifyInstance,
  { settings, nonces, changed }: SettingsRouteParts,
): void {
  adminRoute(app, spamSettingsCalls.read, {
    role: 'administrator',
    summary: 'The settings of the spam protection',
    handle: () => settings.read(),
  });

  adminRoute(app, spamSettingsCalls.change, {
    role: 'administrator',
    summary: 'Saves the settings of the spam protection',
    async handle({ body }) {
      await settings.save(body);
      await changed();
      return settings.read();
    },
  });

  adminRoute(app, adminPageCall, {
    role: 'editor',
    summary: 'What the screens of the administration need to decode addresses and to show the badge',
    async handle({ actor }) {
      const set = await settings.read();
      return {
        ajaxUrl: ADMIN_AJAX_PATH,
        decoderLabel: decoderLabel(set),
        nonce: await nonces.issue(NONCE_ACTIONS.admin, actor.sessionId),
        realPerson: set.realPersonBadge ? realPersonTexts(set) : null,
      };
    },
  });
}
