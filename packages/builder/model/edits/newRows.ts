/** Initial content of new widgets with texts and rows. */

export const LOREM = '<p>Write something that is worth reading.</p>';

export const CHECK = { library: 'fa-solid', value: 'fas fa-check' };

export const EXAMPLE_ROWS = [
  { tab_title: 'The first', tab_content: LOREM },
  { tab_title: 'The second', tab_content: LOREM },
];

/** With ids, so that two with the same text are still distinct. */
export const newRows = (title: string) => [
  { _id: 'first01', [title]: 'The first' },
  { _id: 'second2', [title]: 'The second' },
];
