export type { Cover } from './Cover.ts';
export * from './keptPosts.ts';
export * from './look.ts';
export * from './masonry.ts';
export * from './posts.ts';
export * from './printed.ts';
