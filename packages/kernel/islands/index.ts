export { ChunkLoadError } from './ChunkLoadError.ts';
export type { Island, IslandModule, MomentName, Stop } from './Island.ts';
export { CHUNK_TIMEOUT_MS, loadChunk } from './loadChunk.ts';
export type { Islands } from './startIslands.ts';
export { startIslands } from './startIslands.ts';
