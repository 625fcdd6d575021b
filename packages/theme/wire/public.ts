export * from './header.ts';
export * from './options.ts';
export * from './pageFlags.ts';
export * from './preview.ts';
export { PROPERTIES_NAME } from './printed.ts';
export * from './search.ts';
