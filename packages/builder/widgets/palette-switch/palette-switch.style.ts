import { color } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

export const paletteSwitchStyle = styleTable(color('icon_color', [' button', ' .portico-part-drawing']));
