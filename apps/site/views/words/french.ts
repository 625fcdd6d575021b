import type { MessagePhrases } from './MessagePhrases.ts';

export const french: MessagePhrases = {
  home: 'Aller à l’accueil',
  notFound: {
    title: 'Page introuvable',
    short: 'Introuvable',
    description: 'Il n’y a pas de page à cette adresse.',
    at: ['Il n’y a pas de page à ', '.'],
    thisAddress: 'cette adresse',
    advice:
      'Elle a peut-être été déplacée, ou l’adresse a perdu une lettre en chemin. Vérifiez l’orthographe, ou repartez d’ici.',
  },
  failed: 'Une erreur est survenue',
  quote: ['Si cela se reproduit, écrivez-nous en indiquant ', '.'],
  notSent: {
    title: 'L’envoi n’a pas eu lieu',
    advice: 'Revenez en arrière avec le bouton du navigateur : ce que vous avez écrit y est encore.',
  },
  ourFault: {
    title: 'Une erreur est survenue de notre côté',
    advice:
      'C’est notre faute, pas la vôtre. Attendez une minute et réessayez ; ce que vous avez déjà envoyé est en sécurité.',
  },
  notUnderstood: {
    title: 'Nous n’avons pas pu lire cette demande',
    advice: 'La demande était incomplète ou endommagée. Revenez en arrière, rechargez la page et réessayez.',
  },
  byStatus: {
    403: {
      title: 'Vous ne pouvez pas ouvrir cette page',
      advice:
        'Vous n’êtes pas connecté, ou votre compte ne permet pas d’ouvrir cette page. Connectez-vous, puis revenez à cette adresse.',
    },
    413: {
      title: 'C’est trop volumineux',
      advice:
        'Ce que vous avez envoyé dépasse la taille permise. Envoyez moins de fichiers, ou de plus petits, et réessayez.',
    },
    429: {
      title: 'Trop de demandes',
      advice:
        'De nombreuses demandes sont venues de votre réseau en peu de temps. Attendez une minute, puis réessayez.',
    },
    503: {
      title: 'De retour dans quelques minutes',
      advice:
        'Le site est en travaux. Attendez quelques minutes et rechargez cette page ; rien n’a été perdu.',
    },
  },
  emptySite: {
    title: 'Rien ici pour l’instant',
    text: 'Ce site vient d’être créé. Merci de revenir plus tard.',
    yours: 'C’est le vôtre ?',
    signIn: 'Connectez-vous pour le remplir',
  },
};
