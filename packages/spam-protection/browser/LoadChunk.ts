/** Loads one of this feature's chunks by its name. */
export type LoadChunk = <Module>(name: string) => Promise<Module>;
