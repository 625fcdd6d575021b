import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** Tables as stored in posts: without the library's inline widths, because posts may not contain styles. */
export const plainTable = [
  Table.extend({
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  }),
  TableRow,
  TableHeader,
  TableCell,
];
