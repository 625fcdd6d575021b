/** The contact form's wire format: names, shapes and messages shared by servers, pages and other scripts. */

export * from './answers.ts';
// In a separate module: a form needs nothing else from here until its visitor is near.
export * from './formMarkup.ts';
