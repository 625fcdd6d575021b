import type { Nonces } from '@portico/kernel/server';
import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { AdminPageShape } from '../../admin/protocol.ts';
import { SpamSettings } from '../../admin/SpamSettings.ts';
import { ADMIN_AJAX_PATH, NONCE_ACTIONS } from '../../protocol.ts';
import { decoderLabel, realPersonTexts } from '../pageConfiguration.ts';
import type { SpamSettingsStore } from '../settings/createSpamSettings.ts';

export interface SettingsRouteParts {
  readonly settings: SpamSettingsStore;
  readonly nonces: Nonces;
  /** Pages carry the settings, so they are made anew when these change. */
  readonly changed: () => Promise<void>;
}

export function settingsRoutes(
  app: FastifyInstance,
  { settings, nonces, changed }: SettingsRouteParts,
): void {
  adminRoute(app, {
    method: 'GET',
    url: '/spam/settings',
    role: 'administrator',
    summary: 'The settings of the spam protection',
    schema: { answer: SpamSettings },
    handle: () => settings.read(),
  });

  adminRoute(app, {
    method: 'PUT',
    url: '/spam/settings',
    role: 'administrator',
    summary: 'Saves the settings of the spam protection',
    schema: { body: SpamSettings, answer: SpamSettings },
    async handle({ body }) {
      await settings.save(body);
      await changed();
      return settings.read();
    },
  });

  adminRoute(app, {
    method: 'GET',
    url: '/spam/admin-page',
    role: 'editor',
    summary: 'What the screens of the administration need to decode addresses and to show the badge',
    schema: { answer: AdminPageShape },
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
