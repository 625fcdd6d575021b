import type { SettingGroup } from './SettingGroup.ts';
import { signalSettings } from './signalSettings.ts';

/** Every setting, in the order and wording that administrators see. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Judging',
    description: 'How messages are judged, and what happens with those in doubt.',
    fields: [
      {
        is: 'switch',
        name: 'proofOfWork',
        label: 'Proof of work for suspicious messages',
        meaning:
          'Before a message in doubt is refused, the visitor’s browser does a short calculation. People do not notice; senders of thousands do.',
      },
      {
        is: 'number',
        name: 'proofOfWorkDifficulty',
        from: 8,
        to: 22,
        unit: 'bits',
        label: 'Difficulty of the proof',
        meaning: 'One more doubles the time. 16 takes a phone less than a second.',
      },
      {
        is: 'text',
        name: 'refusal',
        label: 'What a refused visitor reads',
        meaning: 'One or two sentences that help a person who was refused by mistake.',
      },
      {
        is: 'lines',
        name: 'allowList',
        label: 'Always let through',
        meaning:
          'One per line: an IP address or the beginning of one (203.0.113.), an e-mail address, a domain (@example.com), or words in quotation marks.',
      },
      {
        is: 'lines',
        name: 'denyList',
        label: 'Always refuse',
        meaning: 'Entries as above. If both lists match, the one above wins.',
      },
      {
        is: 'number',
        name: 'retentionDays',
        from: 1,
        to: 3650,
        unit: 'days',
        label: 'Keep verdicts for',
        meaning: 'Older ones are deleted every hour, together with their messages and signals.',
      },
    ],
  },
  {
    title: 'Comments',
    description: 'What visitors may say below posts.',
    fields: [
      {
        is: 'switch',
        name: 'holdFirstComment',
        label: 'Hold everybody’s first comment',
        meaning: 'Comments by people who have none shown yet wait for your approval.',
      },
      {
        is: 'switch',
        name: 'realPersonBadge',
        label: 'Show the real-person badge',
        meaning: 'A mark beside the names of authors whose comment was let through as a person’s.',
      },
    ],
  },
  signalSettings,
  {
    title: 'Forms',
    description: 'Which forms are protected.',
    fields: [
      {
        is: 'switch',
        name: 'visibleFieldsRequired',
        label: 'Compare visible fields',
        meaning:
          'Forms tell which of their fields a person could see, so that entries in hidden ones stand out.',
      },
      {
        is: 'switch',
        name: 'searchForms',
        label: 'Search forms',
        meaning: 'A search is sent once its signals are saved.',
      },
      {
        is: 'switch',
        name: 'externalForms',
        label: 'Forms that lead to other sites',
        meaning: 'They are judged here before they are sent there.',
      },
      {
        is: 'switch',
        name: 'internalForms',
        label: 'Forms of other programs on this site',
        meaning: 'They are judged before they are sent.',
      },
      {
        is: 'switch',
        name: 'forceProtection',
        label: 'Show forms to people only',
        meaning: 'Marked forms appear once the visit looks like a person’s.',
      },
      {
        is: 'switch',
        name: 'addToCart',
        label: 'Adding to the cart',
        meaning: 'Protects the shop’s cart from being filled by programs.',
      },
      {
        is: 'switch',
        name: 'ajaxAddToCart',
        label: 'The cart is filled without a new page',
        meaning: 'Match the shop’s own setting. If it is off, links to the cart carry the token.',
      },
      {
        is: 'switch',
        name: 'emailCheckBeforePost',
        label: 'Check e-mail addresses before sending',
        meaning: 'The result is one of the signals.',
      },
      {
        is: 'switch',
        name: 'emailCheckExists',
        label: 'Tell visitors whether their address exists',
        meaning: 'An icon beside the field. It does not keep anybody from sending.',
      },
    ],
  },
  {
    title: 'Addresses on pages',
    description: 'E-mail addresses and telephone numbers are hidden from programs that collect them.',
    fields: [
      {
        is: 'switch',
        name: 'encodeEmails',
        label: 'Hide e-mail addresses',
        meaning: 'In text and in links. A click shows them to people.',
      },
      {
        is: 'switch',
        name: 'encodePhones',
        label: 'Hide telephone numbers',
        meaning: 'Numbers with a country code, and those in links.',
      },
      {
        is: 'choice',
        name: 'encodingMode',
        label: 'What is shown instead',
        meaning: 'Until somebody clicks on it.',
        choices: [
          { value: 'blur', label: 'The address, blurred' },
          { value: 'obfuscate', label: 'The address with stars' },
          { value: 'replace', label: 'Your own text' },
        ],
      },
      {
        is: 'text',
        name: 'encodingReplacement',
        label: 'The text',
        meaning: 'Used when “Your own text” is chosen.',
      },
    ],
  },
  {
    title: 'Names',
    description: 'What the protection is called where visitors see it.',
    fields: [
      { is: 'text', name: 'brandName', label: 'Name', meaning: 'In hints and in the badge.' },
      { is: 'text', name: 'brandNameShort', label: 'Short name', meaning: 'Where there is little room.' },
    ],
  },
  {
    title: 'Scroll to top',
    description: 'The button that leads back to the top of a page.',
    fields: [
      {
        is: 'switch',
        name: 'scrollToTop',
        label: 'Show the button',
        meaning: 'On every page that is long enough.',
      },
      {
        is: 'number',
        name: 'scrollToTopOffset',
        from: 0,
        to: 10_000,
        unit: 'px',
        label: 'Appears after',
        meaning: 'How far somebody has to scroll.',
      },
      {
        is: 'number',
        name: 'scrollToTopOpacity',
        from: 0,
        to: 100,
        unit: '%',
        label: 'Opacity',
        meaning: 'While nobody points at it.',
      },
      {
        is: 'switch',
        name: 'scrollToTopAutoHide',
        label: 'Hide it by itself',
        meaning: 'When nobody scrolls for a while.',
      },
      {
        is: 'number',
        name: 'scrollToTopAutoHideSeconds',
        from: 1,
        to: 600,
        unit: 's',
        label: 'Hide it after',
        meaning: 'Counted from the last scroll.',
      },
      {
        is: 'switch',
        name: 'scrollToTopHideOnSmall',
        label: 'Not on small screens',
        meaning: 'The width below decides.',
      },
      {
        is: 'number',
        name: 'scrollToTopSmallWidth',
        from: 0,
        to: 5000,
        unit: 'px',
        label: 'Small means up to',
        meaning: 'The width of the window.',
      },
    ],
  },
];
