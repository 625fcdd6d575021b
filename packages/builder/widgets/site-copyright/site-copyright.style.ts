import { alignText, color } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

export const copyrightStyle = styleTable(alignText(), color('text_color'), typography());
