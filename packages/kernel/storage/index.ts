export type { SafeStorage } from './browserStorage.ts';
export { browserStorage } from './browserStorage.ts';
export { cookieJar } from './cookieJar.ts';
export { expiringStore } from './expiringStore.ts';
export type { FreshStore } from './freshStore.ts';
export { freshStore } from './freshStore.ts';
export { isFresh } from './isFresh.ts';
