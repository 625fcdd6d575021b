import { DECODER_TEXTS, type RealPersonTexts } from '../../wire/public.ts';

type DecoderText = Exclude<keyof typeof DECODER_TEXTS, 'text__ee_email_decoder'>;

/** The protection's texts for visitors, in the site's language. */
export interface VisitorWords {
  readonly decoder: Readonly<Record<DecoderText, string>>;
  /** Too many addresses were requested at once. */
  readonly tooMany: string;
  readonly decoderLabel: (brand: string) => string;
  /** On a hidden address. */
  readonly tip: (brand: string) => string;
  readonly badge: Omit<RealPersonTexts['phrases'], 'trpContent2'>;
}

const { text__ee_email_decoder: _label, ...decoder } = DECODER_TEXTS;

const english: VisitorWords = {
  decoder,
  tooMany: 'Too many attempts.',
  decoderLabel: (brand) => `${brand} email decoder`,
  tip: (brand) =>
    `This contact has been encoded by ${brand}. Click to decode. To finish the decoding make sure that JavaScript is enabled in your browser.`,
  badge: {
    trpHeading: 'The Real Person Badge!',
    trpContent1: 'Verified as a real person and not a bot. The comment was approved without pre-moderation.',
    trpContentLearnMore: 'Learn more',
  },
};

const german: VisitorWords = {
  decoder: {
    text__ee_wait_for_decoding: 'Einen Augenblick',
    text__ee_decoding_process: 'Die Adresse wird in wenigen Sekunden angezeigt.',
    text__ee_original_email: 'Vollständig lautet sie',
    text__ee_click_to_select: 'Klicken Sie, um alles auszuwählen',
    text__ee_got_it: 'Verstanden',
    text__ee_blocked: 'Abgelehnt',
    text__ee_cannot_connect: 'Keine Verbindung',
    text__ee_cannot_decode: 'Die Adresse ließ sich nicht anzeigen. Der Grund ist unbekannt.',
  },
  tooMany: 'Das waren zu viele Versuche.',
  decoderLabel: (brand) => `Geschützte Adressen von ${brand}`,
  tip: (brand) =>
    `Diese Adresse wird von ${brand} geschützt. Klicken Sie, um sie anzuzeigen. Dafür muss JavaScript eingeschaltet sein.`,
  badge: {
    trpHeading: 'Ein echter Mensch',
    trpContent1: 'Geprüft: ein Mensch, kein Programm. Der Kommentar erschien ohne vorherige Durchsicht.',
    trpContentLearnMore: 'Mehr darüber',
  },
};

const french: VisitorWords = {
  decoder: {
    text__ee_wait_for_decoding: 'Un instant',
    text__ee_decoding_process: 'L’adresse s’affichera dans quelques secondes.',
    text__ee_original_email: 'L’adresse complète est',
    text__ee_click_to_select: 'Cliquez pour tout sélectionner',
    text__ee_got_it: 'Compris',
    text__ee_blocked: 'Refusé',
    text__ee_cannot_connect: 'Pas de connexion',
    text__ee_cannot_decode: 'L’adresse n’a pas pu être affichée, pour une raison inconnue.',
  },
  tooMany: 'Trop de tentatives.',
  decoderLabel: (brand) => `Adresses protégées par ${brand}`,
  tip: (brand) =>
    `Cette adresse est protégée par ${brand}. Cliquez pour l’afficher ; JavaScript doit être activé.`,
  badge: {
    trpHeading: 'Une vraie personne',
    trpContent1:
      'Vérifié : une personne, pas un robot. Le commentaire a été publié sans modération préalable.',
    trpContentLearnMore: 'En savoir plus',
  },
};

const spanish: VisitorWords = {
  decoder: {
    text__ee_wait_for_decoding: 'Un momento',
    text__ee_decoding_process: 'La dirección se mostrará en unos segundos.',
    text__ee_original_email: 'La dirección completa es',
    text__ee_click_to_select: 'Haga clic para seleccionarlo todo',
    text__ee_got_it: 'Entendido',
    text__ee_blocked: 'Rechazado',
    text__ee_cannot_connect: 'Sin conexión',
    text__ee_cannot_decode: 'No se pudo mostrar la dirección, por un motivo desconocido.',
  },
  tooMany: 'Demasiados intentos.',
  decoderLabel: (brand) => `Direcciones protegidas por ${brand}`,
  tip: (brand) =>
    `Esta dirección está protegida por ${brand}. Haga clic para verla; JavaScript debe estar activado.`,
  badge: {
    trpHeading: 'Una persona real',
    trpContent1: 'Comprobado: una persona, no un robot. El comentario se publicó sin revisión previa.',
    trpContentLearnMore: 'Más información',
  },
};

const arabic: VisitorWords = {
  decoder: {
    text__ee_wait_for_decoding: 'لحظة من فضلك',
    text__ee_decoding_process: 'سيظهر العنوان خلال ثوانٍ.',
    text__ee_original_email: 'العنوان الكامل هو',
    text__ee_click_to_select: 'انقر لتحديد الكل',
    text__ee_got_it: 'حسنًا',
    text__ee_blocked: 'مرفوض',
    text__ee_cannot_connect: 'تعذّر الاتصال',
    text__ee_cannot_decode: 'تعذّر إظهار العنوان لسبب غير معروف.',
  },
  tooMany: 'محاولات كثيرة جدًا.',
  decoderLabel: (brand) => `عناوين تحميها ${brand}`,
  tip: (brand) => `تحمي ${brand} هذا العنوان. انقر لإظهاره؛ يجب أن تكون JavaScript مفعّلة.`,
  badge: {
    trpHeading: 'شخص حقيقي',
    trpContent1: 'تم التحقق: شخص وليس برنامجًا. نُشر التعليق دون مراجعة مسبقة.',
    trpContentLearnMore: 'معرفة المزيد',
  },
};

const words: Readonly<Record<string, VisitorWords>> = {
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
};

/** English for all other languages. */
export function visitorWordsIn(language: string): VisitorWords {
  return words[language.split(/[-_]/)[0]?.toLowerCase() ?? ''] ?? english;
}
