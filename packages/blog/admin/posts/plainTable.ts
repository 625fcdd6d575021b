import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** Tables as posts keep them: without the widths that the library writes into styles, which no post may have. */
export const plainTable = [
  Table.extend({
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  }),
  TableRow,
  TableHeader,
  TableCell,
];
