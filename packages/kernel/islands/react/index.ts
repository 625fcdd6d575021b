export { IslandStyle, IslandStyles } from './IslandStyle.tsx';
export { LineDrawing } from './LineDrawing.tsx';
export { reactIsland } from './reactIsland.tsx';
export { Slot } from './Slot.tsx';
