import { inLanguage } from '@portico/kernel/languages';
import { FORM_NOT_FOUND } from '../wire/public.ts';

/** What visitors read that no form has a message for. */
export interface VisitorWords {
  readonly error: string;
  readonly notFound: string;
  readonly membersOnly: string;
  readonly tooMany: string;
  readonly tooMuch: string;
}

const english: VisitorWords = {
  error: 'Error:',
  notFound: FORM_NOT_FOUND,
  membersOnly: 'This contact form is available only for logged in users.',
  tooMany: 'Too many messages came from your network, so yours has not been sent yet.',
  tooMuch: 'Your network has sent as much as we can take in a day.',
};

const others: Readonly<Record<string, VisitorWords>> = {
  ar: {
    error: 'خطأ:',
    notFound: 'نموذج الاتصال غير موجود.',
    membersOnly: 'هذا النموذج متاح للمستخدمين المسجَّلين فقط.',
    tooMany: 'وصلت رسائل كثيرة جدًا من شبكتك، ولم تُرسل رسالتك بعد.',
    tooMuch: 'أرسلت شبكتك أقصى ما يمكننا استقباله في يوم واحد.',
  },
  de: {
    error: 'Fehler:',
    notFound: 'Dieses Kontaktformular gibt es nicht.',
    membersOnly: 'Dieses Formular ist nur für angemeldete Benutzer.',
    tooMany: 'Aus Ihrem Netz kamen zu viele Nachrichten. Ihre wurde noch nicht gesendet.',
    tooMuch: 'Aus Ihrem Netz kam so viel, wie wir an einem Tag annehmen können.',
  },
  es: {
    error: 'Error:',
    notFound: 'No se encontró el formulario de contacto.',
    membersOnly: 'Este formulario es solo para usuarios que han iniciado sesión.',
    tooMany: 'Llegaron demasiados mensajes desde su red; el suyo aún no se ha enviado.',
    tooMuch: 'Su red ha enviado todo lo que podemos recibir en un día.',
  },
  fr: {
    error: 'Erreur :',
    notFound: 'Ce formulaire de contact est introuvable.',
    membersOnly: 'Ce formulaire est réservé aux utilisateurs connectés.',
    tooMany: 'Trop de messages sont arrivés de votre réseau ; le vôtre n’a pas encore été envoyé.',
    tooMuch: 'Votre réseau a envoyé tout ce que nous pouvons recevoir en une journée.',
  },
};

/** English for all other languages. */
export function visitorWordsIn(language: string): VisitorWords {
  return inLanguage(others, language) ?? english;
}
