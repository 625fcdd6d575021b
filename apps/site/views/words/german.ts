import type { MessagePhrases } from './MessagePhrases.ts';

export const german: MessagePhrases = {
  home: 'Zur Startseite',
  notFound: {
    title: 'Seite nicht gefunden',
    short: 'Nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    at: ['Unter ', ' gibt es keine Seite.'],
    thisAddress: 'dieser Adresse',
    advice:
      'Vielleicht ist sie umgezogen, oder der Adresse ist ein Buchstabe verloren gegangen. Prüfen Sie die Schreibweise, oder beginnen Sie hier noch einmal.',
  },
  failed: 'Etwas ist schiefgegangen',
  quote: ['Wenn es wieder geschieht, schreiben Sie uns und nennen Sie ', '.'],
  notSent: {
    title: 'Es wurde nicht gesendet',
    advice: 'Gehen Sie mit der Zurück-Taste des Browsers zurück: Was Sie geschrieben haben, steht noch dort.',
  },
  ourFault: {
    title: 'Bei uns ist etwas schiefgegangen',
    advice:
      'Das liegt an uns, nicht an Ihnen. Warten Sie eine Minute und versuchen Sie es noch einmal. Was Sie schon gesendet haben, ist sicher.',
  },
  notUnderstood: {
    title: 'Wir konnten die Anfrage nicht lesen',
    advice:
      'Die Anfrage war unvollständig oder beschädigt. Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  byStatus: {
    403: {
      title: 'Sie können diese Seite nicht öffnen',
      advice:
        'Sie sind nicht angemeldet, oder Ihr Konto darf diese Seite nicht öffnen. Melden Sie sich an und kommen Sie dann zu dieser Adresse zurück.',
    },
    413: {
      title: 'Das ist zu groß',
      advice:
        'Was Sie gesendet haben, ist größer als erlaubt. Senden Sie weniger oder kleinere Dateien und versuchen Sie es noch einmal.',
    },
    429: {
      title: 'Zu viele Anfragen',
      advice:
        'Aus Ihrem Netz kamen in kurzer Zeit viele Anfragen. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    },
    503: {
      title: 'In ein paar Minuten wieder da',
      advice:
        'An der Website wird gearbeitet. Warten Sie ein paar Minuten und laden Sie diese Seite neu. Es ist nichts verloren gegangen.',
    },
  },
  emptySite: {
    title: 'Hier ist noch nichts',
    text: 'Diese Website wurde gerade erst eingerichtet. Bitte kommen Sie später wieder.',
    yours: 'Ist es Ihre?',
    signIn: 'Melden Sie sich an, um sie zu füllen',
  },
};
