import { widgetIslands } from './widgetIslands.data.ts';

/** Where the code of each type of widget is that has any. The client build writes this out as data. */
export const widgetFolders: readonly (readonly [type: string, folder: string])[] = widgetIslands.map(
  ({ name, type = name }) => [type, name],
);
