import { KEYS } from '../protocol/keys.ts';
import { altSessions } from './altSessions.ts';
import { showBlocked } from './block/showBlocked.ts';
import { listenForDecoding, visitorsDecoder } from './decoder.ts';
import { checkEmails } from './emailChecks.ts';
import { holdSearchForms } from './forms/searchForms.ts';
import { watchForms } from './forms/watchForms.ts';
import { createModal } from './modal.ts';
import type { Protection } from './Protection.ts';
import { drawPixel } from './pixel.ts';
import { watchRequests } from './requests/watchRequests.ts';
import { routeSets } from './routeSets.ts';
import { recordScriptErrors } from './scriptErrors.ts';
import { askForToken, followEventToken } from './token/eventToken.ts';
import { createTransport } from './transport/createTransport.ts';

export { startAdminPage } from './adminPage.ts';

/** All that acts on a page's forms and requests, composed. The order matters: our own transport is not observed. */
export function startGuard(protection: Protection): void {
  const { view, configuration, load } = protection;
  const transport = createTransport(view, configuration);
  const sessions = altSessions(protection, transport);
  const modal = createModal(view, load, transport);

  recordScriptErrors(view);
  holdSearchForms(protection, sessions);
  const forms = watchForms(protection, sessions.flush);
  routeSets(protection, sessions, forms);
  followEventToken(protection);
  void askForToken(protection);
  checkEmails(protection, transport);
  listenForDecoding(visitorsDecoder(protection, transport), load);
  if (protection.gathers) void drawPixel(protection, transport);
  watchRequests(protection, transport, showBlocked(protection, modal));
  for (const field of view.document.querySelectorAll<HTMLInputElement>('[name^="ct_checkjs"]'))
    field.value = String(protection.store.get(KEYS.scriptKey) ?? '0');
}
