export * from './storeApi.ts';
export * from './wcAjax.ts';
