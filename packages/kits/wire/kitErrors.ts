const FAILED = 'The kit could not be processed. Try again.';

/** Kit errors, by their code. The dialog shows the text, and offers a retry if it may help. */
export const KIT_ERRORS = {
  general: { canRetry: true, text: FAILED },
  timeout: { canRetry: true, text: 'This took too long. Check Pages for what arrived, then try again.' },
  'invalid-zip-file': { canRetry: true, text: 'This .zip is damaged or is not a kit.' },
  'zip-archive-module-missing': { canRetry: true, text: 'The server cannot read .zip files.' },
  'invalid-kit-library-zip-error': {
    canRetry: false,
    text: 'The kit could not be downloaded from the library.',
  },
  'error-loading-resource': {
    canRetry: true,
    text: 'The kit could not be read from the cloud library.',
  },
  'third-party-error': {
    canRetry: true,
    text: 'Another extension interrupted this. Disable it and try again.',
  },
  'no-write-permissions': { canRetry: true, text: 'The server may not write its files.' },
  'plugin-installation-permissions-error': {
    canRetry: true,
    text: 'You may not install this kit’s plugins.',
  },
  'domdocument-missing': { canRetry: false, text: 'The server lacks XML support.' },
  'import-runner-error': { canRetry: true, text: FAILED },
  'insufficient-quota': { canRetry: true, text: 'Your library is full.' },
  'failed-to-fetch-quota': { canRetry: true, text: 'The quota could not be read.' },
  'insufficient-storage-quota': {
    canRetry: false,
    text: '{filename} does not fit; the library holds {maxSize} GB.',
  },
  'cloud-upload-failed': { canRetry: true, text: 'The kit could not be saved.' },
  'media-processing-error': { canRetry: true, text: 'Media could not be saved; choose "link".' },
  no_file_uploaded: { canRetry: false, text: FAILED },
  missing_session_id: { canRetry: false, text: FAILED },
  file_not_allowed: { canRetry: false, text: 'Only .zip files are accepted.' },
  config_missing: { canRetry: true, text: FAILED },
} as const;

export type KitErrorCode = keyof typeof KIT_ERRORS;

export function isKitErrorCode(code: unknown): code is KitErrorCode {
  return typeof code === 'string' && Object.hasOwn(KIT_ERRORS, code);
}
