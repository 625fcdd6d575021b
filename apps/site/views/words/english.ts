import type { MessagePhrases } from './MessagePhrases.ts';

export const english: MessagePhrases = {
  home: 'Go to the home page',
  notFound: {
    title: 'Page not found',
    short: 'Not found',
    description: 'There is no page at this address.',
    at: ['There is no page at ', '.'],
    thisAddress: 'this address',
    advice:
      'It may have moved, or the address lost a letter on its way here. Check the spelling, or start again from one of these.',
  },
  failed: 'Something went wrong',
  quote: ['If it keeps happening, write to us and quote ', '.'],
  notSent: {
    title: 'It was not sent',
    advice: 'Go back with your browser’s button: what you wrote is still there.',
  },
  ourFault: {
    title: 'Something went wrong on our side',
    advice:
      'This is our fault, not yours. Wait a minute and try again; whatever you had already sent is safe.',
  },
  notUnderstood: {
    title: 'We could not read that request',
    advice: 'The request was incomplete or damaged. Go back, reload the page and try once more.',
  },
  byStatus: {
    403: {
      title: 'You cannot open this page',
      advice:
        'You are not signed in, or your account may not open this page. Sign in, then come back to this address.',
    },
    413: {
      title: 'That is too large',
      advice: 'What you sent is larger than we accept. Send fewer or smaller files and try again.',
    },
    429: {
      title: 'Too many requests',
      advice: 'Many requests came from your network in a short time. Wait a minute, then try again.',
    },
    503: {
      title: 'Back in a few minutes',
      advice: 'The site is being worked on. Wait a few minutes and reload this page; nothing has been lost.',
    },
  },
  emptySite: {
    title: 'Nothing here yet',
    text: 'This site has only just been set up. Please come back later.',
    yours: 'Is it yours?',
    signIn: 'Sign in to fill it',
  },
};
