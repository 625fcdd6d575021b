/** The API of the administration's blog screens, by topic. */
export * from './commentCalls.ts';
export * from './importCalls.ts';
export * from './mediaCalls.ts';
export * from './postCalls.ts';
export * from './termCalls.ts';
export * from './uploadCalls.ts';
