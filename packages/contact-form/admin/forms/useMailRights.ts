import { notices, useApi, useApiQuery, useRefresh, useSession } from '@portico/kernel/admin';
import { mailRightsCalls } from '../../wire/admin.ts';

export interface MailRightsState {
  /** Whether the current user may change the mails of a form. */
  readonly mayChange: boolean;
  /** For administrators: whether editors may. `null` while loading, and for everybody else. */
  readonly editorsMay: boolean | null;
  allowEditors(isAllowed: boolean): Promise<void>;
}

export function useMailRights(): MailRightsState {
  const api = useApi();
  const refresh = useRefresh();
  const isAdministrator = useSession().user.role === 'administrator';
  const { data } = useApiQuery(mailRightsCalls.read);
  return {
    // Closed while loading, so that nobody sees fields open that are closed to them.
    mayChange: isAdministrator || data?.mayChangeMails === true,
    editorsMay: isAdministrator && data ? data.editorsMayChangeMails : null,
    async allowEditors(isAllowed) {
      const result = await api.call(mailRightsCalls.change, { body: { editorsMayChangeMails: isAllowed } });
      if (!result.ok) return notices.problem(result.problem);
      await refresh(mailRightsCalls.read);
      notices.done(
        isAllowed
          ? 'Editors may change the mails of all forms now.'
          : 'Only administrators may change the mails of forms now.',
      );
    },
  };
}
