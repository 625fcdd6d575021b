/** Where a mailed link leads, with its token behind a `#`. */
export const NEW_PASSWORD_PATH = '/admin/new-password';
