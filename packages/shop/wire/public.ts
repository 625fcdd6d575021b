export * from './storeApi.ts';
export * from './wcAjax.ts';
export * from './wcCalls.ts';
