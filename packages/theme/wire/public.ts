export * from './header.ts';
export * from './options.ts';
export * from './pageFlags.ts';
export * from './preview.ts';
export * from './printed.ts';
