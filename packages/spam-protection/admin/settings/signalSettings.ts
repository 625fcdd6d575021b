import type { SettingGroup } from './SettingGroup.ts';

/** What the browser observes of a visit, and how it reports it. */
export const signalSettings: SettingGroup = {
  title: 'Signals',
  description: 'What is gathered about a visit, and where it is kept. Nothing leaves this site.',
  fields: [
    {
      is: 'choice',
      name: 'cookiesType',
      label: 'Where signals are kept',
      meaning:
        'Without cookies the signals travel with the form. Alternative sessions are kept on this server for a day.',
      choices: [
        { value: 'none', label: 'No cookies' },
        { value: 'native', label: 'Cookies' },
        { value: 'alternative', label: 'Sessions on the server' },
      ],
    },
    {
      is: 'switch',
      name: 'forceAltCookies',
      label: 'Also keep sessions on the server',
      meaning: 'For pages whose forms cannot carry signals, such as forms in frames.',
    },
    {
      is: 'text',
      name: 'cookiePrefix',
      label: 'Prefix of cookie names',
      meaning: 'Letters, the digits 1 to 9, hyphen and underscore. Leave it empty unless names collide.',
    },
    {
      is: 'switch',
      name: 'botDetector',
      label: 'Bot detector',
      meaning: 'Every visit gets a token of this site that is good for one message.',
    },
    {
      is: 'switch',
      name: 'antiCrawler',
      label: 'Anti-crawler',
      meaning:
        'Visits that have a token are marked with a cookie, so that pages can tell them from crawlers.',
    },
    {
      is: 'switch',
      name: 'frontendDataLog',
      label: 'Log of the bot detector',
      meaning: 'The browser also tells which events it saw. Only for looking into problems.',
    },
    {
      is: 'choice',
      name: 'pixel',
      label: 'Pixel',
      meaning: 'A picture of a single pixel, which shows that a browser loads pictures.',
      choices: [
        { value: '0', label: 'Off' },
        { value: '1', label: 'In the page' },
        { value: '2', label: 'By script' },
        { value: '3', label: 'Automatic' },
      ],
    },
    {
      is: 'choice',
      name: 'ajaxType',
      label: 'How the browser calls',
      meaning: 'Both do the same. Change it if a firewall or a plugin blocks one of them.',
      choices: [
        { value: 'rest', label: 'REST' },
        { value: 'admin_ajax', label: 'admin-ajax' },
      ],
    },
  ],
};
