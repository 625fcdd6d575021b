export { IslandStyle, IslandStyles } from './IslandStyle.tsx';
export type { ReactIsland } from './reactIsland.tsx';
export { reactIsland } from './reactIsland.tsx';
export type { SlotProps } from './Slot.tsx';
export { Slot } from './Slot.tsx';
