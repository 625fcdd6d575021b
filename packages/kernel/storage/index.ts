export type { SafeStorage, StorageArea } from './browserStorage.ts';
export { browserStorage } from './browserStorage.ts';
export type { CookieJar } from './cookieJar.ts';
export { cookieJar } from './cookieJar.ts';
export type { ExpiringStore, ExpiringStoreOptions } from './expiringStore.ts';
export { EXPIRATION, expiringStore } from './expiringStore.ts';
export type { FreshStore } from './freshStore.ts';
export { DEFAULT_FRESHNESS_S, freshStore } from './freshStore.ts';
