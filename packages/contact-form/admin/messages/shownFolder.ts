import type { MessageFolder } from '../../wire/admin.ts';

/** The folder that the list's address chooses. */
export function shownFolder(address: URLSearchParams): MessageFolder {
  const folder = address.get('folder');
  return folder === 'spam' || folder === 'trash' ? folder : 'inbox';
}
