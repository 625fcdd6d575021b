export { compileForm } from '../template/compileForm.ts';
export type { ContactFormProps } from './ContactForm.tsx';
export { ContactForm, ContactFormPieces, contactFormScript, readFormPieces } from './ContactForm.tsx';
export type { FormReturn } from './FormReturns.tsx';
export { FormReturns } from './FormReturns.tsx';
export type { FormVisit } from './FormVisits.tsx';
export { FormVisits } from './FormVisits.tsx';
