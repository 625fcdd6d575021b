/** Kits are exported and imported by administrators; visitors get no islands from them. */
export const kitsIslands = [] as const;
