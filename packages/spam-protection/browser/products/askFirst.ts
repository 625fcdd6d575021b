import type { ObservedRequest } from '@portico/kernel/http';
import { ASKED_FETCHES, FIELDS } from '../../wire/public.ts';
import type { Guard } from '../Guard.ts';
import { evidence } from './evidence.ts';

/** Asks the server about a request to another host before it is sent. If it cannot be asked, the request is allowed. */
export function askFirst(guard: Guard, request: ObservedRequest): boolean | Promise<boolean> {
  const { view, configuration, eventToken, store } = guard.protection;
  const asked = ASKED_FETCHES.find(
    ({ path, onPage, isExternal }) =>
      path.test(request.url) &&
      (!isExternal || configuration.flag('settings__forms__check_external')) &&
      view.document.querySelector(onPage),
  );
  if (!asked) return true;
  const fields = asked.as
    ? { [asked.as]: request.raw }
    : Object.fromEntries(request.body?.entries() ?? [['raw_body', request.raw]]);
  const [name, value] = evidence(guard);
  const { action, forgets } = asked;
  const all = { ...fields, [name]: value, [FIELDS.eventToken]: eventToken() };
  return guard.refusals().then(async ({ ask }) => {
    const isAllowed = await ask(action, all);
    if (!isAllowed && forgets)
      for (const key of store.local.keys()) if (key.includes(forgets)) store.local.remove(key);
    return isAllowed;
  });
}
