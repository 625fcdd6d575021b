import type { FormUser } from '@portico/contact-form/server';
import type { FormReturn, FormVisit } from '@portico/contact-form/ui';
import type { User } from '@portico/kernel/server/accounts';
import type { FastifyRequest } from 'fastify';

/** What the forms on a page may know about the visit it is rendered for. */
export interface FormsVisit {
  readonly visit: FormVisit;
  /** The submitted form, if this page is the response to it. */
  readonly returned: FormReturn | null;
}

/** For a cacheable page; records whether a form wanted to know about its visitor. */
export function anonymousForms(): FormsVisit & { wereAsked(): boolean } {
  let isRead = false;
  const noteRead = (): void => {
    isRead = true;
  };
  return {
    visit: { query: new URLSearchParams(), posted: [], user: null, noteRead },
    returned: null,
    wereAsked: () => isRead,
  };
}

/** A signed-in user, with the nonce for the page's API calls. */
export interface Member {
  readonly user: User;
  readonly nonce: string;
}

export function formsOf(request: FastifyRequest, member: Member | null): FormsVisit {
  const question = request.url.indexOf('?');
  return {
    visit: {
      query: new URLSearchParams(question < 0 ? '' : request.url.slice(question + 1)),
      posted: postedIn(request.body),
      user: member && userFields(member.user),
      ...(member && { nonce: member.nonce }),
      noteRead: () => {},
    },
    returned: null,
  };
}

function postedIn(body: unknown): [string, string][] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (typeof one === 'string' ? [[name, one]] : [])),
  );
}

/** Under the names that form authors use. */
export function userFields({ name, email, displayName }: User): FormUser {
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
