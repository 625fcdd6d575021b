import { inLanguage } from '@portico/kernel/languages';
import type { EmailStanding } from '../../verdict/index.ts';
import { DEFAULT_REFUSAL } from '../../wire/admin.ts';
import { DECODER_TEXTS, type RealPersonTexts } from '../../wire/public.ts';

type DecoderText = Exclude<keyof typeof DECODER_TEXTS, 'text__ee_email_decoder'>;

/** The protection's texts for visitors, in the site's language. */
export interface VisitorWords {
  readonly decoder: Readonly<Record<DecoderText, string>>;
  /** Too many addresses were requested at once. */
  readonly tooMany: string;
  readonly tooManyForms: string;
  readonly tooManyChecks: string;
  /** What a check found out about an e-mail address. */
  readonly email: Readonly<Record<EmailStanding, string>>;
  /** While a form is on its way to another host. */
  readonly onItsWay: { readonly title: string; readonly text: string; readonly button: string };
  /** The owner's sentence unless they change it. */
  readonly refused: string;
  readonly decoderLabel: (brand: string) => string;
  /** On a hidden address. */
  readonly tip: (brand: string) => string;
  readonly badge: Omit<RealPersonTexts['phrases'], 'trpContent2'>;
}

const { text__ee_email_decoder: _label, ...decoder } = DECODER_TEXTS;

const english: VisitorWords = {
  decoder,
  tooMany: 'Too many attempts.',
  tooManyForms: 'Too many forms were sent from your network. What you wrote is still here.',
  tooManyChecks: 'Too many addresses were checked. You can still send yours.',
  email: {
    good: 'The email exists and is good to use!',
    unknown: 'The email looks good. It could not be looked up right now.',
    malformed: 'This does not look like an email address. Please double-check it.',
    disposable: 'This address belongs to a disposable e-mail service. Please use one that you read.',
    'no-mail-server': 'The email does not seem to exist. Please double-check the address.',
  },
  onItsWay: { title: 'One moment', text: 'Your message is on its way.', button: 'Go on' },
  refused: DEFAULT_REFUSAL,
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
  tooManyForms:
    'Aus Ihrem Netz wurden zu viele Formulare gesendet. Was Sie geschrieben haben, steht noch hier.',
  tooManyChecks: 'Es wurden zu viele Adressen geprüft. Sie können Ihre trotzdem absenden.',
  email: {
    good: 'Diese E-Mail-Adresse gibt es.',
    unknown: 'Diese E-Mail-Adresse sieht richtig aus. Sie konnte gerade nicht geprüft werden.',
    malformed: 'Das sieht nicht wie eine E-Mail-Adresse aus. Bitte prüfen Sie sie.',
    disposable: 'Das ist eine Wegwerf-Adresse. Bitte geben Sie eine an, die Sie lesen.',
    'no-mail-server': 'Diese E-Mail-Adresse gibt es anscheinend nicht. Bitte prüfen Sie sie.',
  },
  onItsWay: { title: 'Einen Augenblick', text: 'Ihre Nachricht ist unterwegs.', button: 'Weiter' },
  refused:
    'Ihre Nachricht sieht nach Spam aus und wurde nicht gesendet. Falls das nicht stimmt, schreiben Sie sie bitte mit anderen Worten oder rufen Sie uns an.',
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
  tooManyForms:
    'Trop de formulaires ont été envoyés depuis votre réseau. Ce que vous avez écrit est toujours là.',
  tooManyChecks: 'Trop d’adresses ont été vérifiées. Vous pouvez quand même envoyer la vôtre.',
  email: {
    good: 'Cette adresse e-mail existe.',
    unknown: 'Cette adresse e-mail semble correcte. Elle n’a pas pu être vérifiée pour le moment.',
    malformed: 'Ceci ne ressemble pas à une adresse e-mail. Merci de la vérifier.',
    disposable: 'Cette adresse est jetable. Merci d’en donner une que vous lisez.',
    'no-mail-server': 'Cette adresse e-mail ne semble pas exister. Merci de la vérifier.',
  },
  onItsWay: { title: 'Un instant', text: 'Votre message est en route.', button: 'Continuer' },
  refused:
    'Votre message ressemble à du spam et n’a pas été envoyé. Si ce n’en est pas, merci de le reformuler ou de nous appeler.',
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
  tooManyForms: 'Se enviaron demasiados formularios desde su red. Lo que escribió sigue aquí.',
  tooManyChecks: 'Se comprobaron demasiadas direcciones. Aun así puede enviar la suya.',
  email: {
    good: 'Esta dirección de correo existe.',
    unknown: 'Esta dirección de correo parece correcta. No se pudo comprobar en este momento.',
    malformed: 'Esto no parece una dirección de correo. Revísela, por favor.',
    disposable: 'Esta dirección es desechable. Use una que lea, por favor.',
    'no-mail-server': 'Parece que esta dirección de correo no existe. Revísela, por favor.',
  },
  onItsWay: { title: 'Un momento', text: 'Su mensaje está en camino.', button: 'Continuar' },
  refused: 'Su mensaje parece spam y no se envió. Si no lo es, escríbalo con otras palabras o llámenos.',
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
  tooManyForms: 'أُرسلت نماذج كثيرة جدًا من شبكتك. ما كتبته ما زال هنا.',
  tooManyChecks: 'فُحصت عناوين كثيرة جدًا. ما زال بإمكانك إرسال عنوانك.',
  email: {
    good: 'عنوان البريد الإلكتروني موجود.',
    unknown: 'يبدو عنوان البريد الإلكتروني صحيحًا. تعذّر التحقق منه الآن.',
    malformed: 'لا يبدو هذا عنوان بريد إلكتروني. يُرجى مراجعته.',
    disposable: 'هذا عنوان بريد مؤقت. يُرجى استخدام عنوان تقرؤه.',
    'no-mail-server': 'يبدو أن عنوان البريد الإلكتروني غير موجود. يُرجى مراجعته.',
  },
  onItsWay: { title: 'لحظة من فضلك', text: 'رسالتك في الطريق.', button: 'متابعة' },
  refused: 'تبدو رسالتك بريدًا مزعجًا ولم تُرسل. إن لم تكن كذلك فأعد صياغتها أو اتصل بنا.',
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
  return inLanguage(words, language) ?? english;
}
