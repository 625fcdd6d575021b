/** The calls between the administrator's blog screens and the server, by what they are about. */
export * from './commentCalls.ts';
export * from './importCalls.ts';
export * from './mediaCalls.ts';
export * from './postCalls.ts';
export * from './termCalls.ts';
export * from './uploadCalls.ts';
