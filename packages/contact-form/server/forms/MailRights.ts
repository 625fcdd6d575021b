import type { Role } from '@portico/kernel/server/http';

/** Whether editors may change the mails of forms. Administrators always may. */
export interface MailRights {
  areEditorsAllowed(): Promise<boolean>;
  allowEditors(isAllowed: boolean): Promise<void>;
}

/** For a site without this setting. */
export const administratorsOnly: MailRights = {
  areEditorsAllowed: async () => false,
  async allowEditors() {
    throw new Error('This site keeps no setting for who may change mails.');
  },
};

export async function mayChangeMails(rights: MailRights, role: Role | undefined): Promise<boolean> {
  return role === 'administrator' || (role === 'editor' && (await rights.areEditorsAllowed()));
}
