/** Whether an element or a widget of this type is one of version 4, with typed settings and classes. */
export const isAtomicKind = (type: string): boolean => type.startsWith('e-');
