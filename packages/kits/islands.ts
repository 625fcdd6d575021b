/** Kits are packed and taken in by administrators; they bring nothing to life for visitors. */
export const kitsIslands = [] as const;
