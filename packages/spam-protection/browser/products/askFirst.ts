import { type ObservedRequest, parseJson } from '@portico/kernel/http';
import { FIELDS } from '../../protocol/keys.ts';
import { ASKED_FETCHES } from '../../wire/foreignRequests.ts';
import { blockedIn, type ShowBlocked } from '../block/blockMessage.ts';
import type { Guard } from '../Guard.ts';
import type { Protection } from '../Protection.ts';
import { evidence } from './evidence.ts';

/** Asks the server about a request that goes to another host, before it goes. Whoever cannot be asked has no objection. */
export function askFirst(
  protection: Protection,
  calls: Guard['calls'],
  request: ObservedRequest,
  show: ShowBlocked,
): boolean | Promise<boolean> {
  const { view, configuration } = protection;
  const asked = ASKED_FETCHES.find(
    ({ path, onPage, isExternal }) =>
      path.test(request.url) &&
      (!isExternal || configuration.flag('settings__forms__check_external')) &&
      view.document.querySelector(onPage),
  );
  if (!asked) return true;
  const fields = asked.as
    ? { [asked.as]: request.body?.text ?? '' }
    : Object.fromEntries(request.body?.entries() ?? [['raw_body', '']]);
  const [name, value] = evidence(protection);
  const all = { ...fields, [name]: value, [FIELDS.eventToken]: protection.eventToken() };
  const { action } = asked;
  const asking = calls().then(({ transport }) => transport.ajax(action, all, { isText: true }));
  return asking.then((reply) => {
    if (reply.kind === 'failure') return true;
    const answer = parseJson(String(reply.body));
    const blocked = answer.ok && blockedIn(answer.value);
    if (blocked) show(blocked);
    return !blocked;
  });
}
