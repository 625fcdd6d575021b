import type { BrowserSource } from './BrowserSource.ts';

export const environment: BrowserSource = {
  name: 'PORTICO_CHROMIUM',
  candidates: async () => (process.env.PORTICO_CHROMIUM ? [process.env.PORTICO_CHROMIUM] : []),
};
