import type { FormReturn, FormVisit } from '@portico/contact-form/ui';
import type { User } from '@portico/kernel/server/accounts';
import type { FastifyRequest } from 'fastify';

/** What a page may know about the one visit that it is rendered for. */
export interface PageVisit {
  readonly form: FormVisit;
  /** The form that came back, where the page answers one. */
  readonly returned: FormReturn | null;
}

/** A page for everybody; it finds out whether the page would rather have been rendered for somebody. */
export function anybodysVisit(): PageVisit & { wasRead(): boolean } {
  let isRead = false;
  const noteRead = (): void => {
    isRead = true;
  };
  return {
    form: { query: new URLSearchParams(), posted: [], user: null, noteRead },
    returned: null,
    wasRead: () => isRead,
  };
}

export function visitOf(
  request: FastifyRequest,
  user: User | null,
  returned: FormReturn | null = null,
): PageVisit {
  const question = request.url.indexOf('?');
  return {
    form: {
      query: new URLSearchParams(question < 0 ? '' : request.url.slice(question + 1)),
      posted: postedIn(request.body),
      user: user && userFields(user),
      noteRead: () => {},
    },
    returned,
  };
}

function postedIn(body: unknown): [string, string][] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (typeof one === 'string' ? [[name, one]] : [])),
  );
}

/** Under the names that form authors know. */
function userFields({ name, email, displayName }: User): Record<string, string> {
  const [first = '', ...others] = displayName.split(' ');
  return {
    user_login: name,
    user_email: email ?? '',
    user_display_name: displayName,
    user_nickname: displayName,
    user_first_name: first,
    user_last_name: others.join(' '),
  };
}
