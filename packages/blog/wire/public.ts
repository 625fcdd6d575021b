export type { Cover } from './Cover.ts';
export * from './look.ts';
export * from './masonry.ts';
export * from './posts.ts';
