/** Path of links sent by mail; the token follows a `#`. */
export const NEW_PASSWORD_PATH = '/admin/new-password';
