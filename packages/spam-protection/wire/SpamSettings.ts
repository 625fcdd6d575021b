import Type, { type Static } from 'typebox';

const onOff = (isOn: boolean) => Type.Boolean({ default: isOn });
const oneOf = <const Choices extends readonly string[]>(choices: Choices, standard: Choices[number]) =>
  Type.Enum([...choices] as Choices[number][], { default: standard });
const lines = () => Type.Array(Type.String({ maxLength: 200 }), { maxItems: 1000, default: [] });

/** Unless the owner changes it, visitors read it in the site's language. */
export const DEFAULT_REFUSAL =
  'Your message looks like spam to us and was not sent. If it is not, please write it in other words or call us.';

/** Everything that an administrator can set. */
export const SpamSettings = Type.Object(
  {
    cookiesType: oneOf(['none', 'native', 'alternative'], 'none'),
    ajaxType: oneOf(['rest', 'admin_ajax'], 'rest'),
    cookiePrefix: Type.String({ maxLength: 30, pattern: '^[A-Za-z1-9_-]*$', default: '' }),
    botDetector: onOff(true),
    forceAltCookies: onOff(false),
    pixel: oneOf(['0', '1', '2', '3'], '3'),
    emailCheckBeforePost: onOff(true),
    emailCheckExists: onOff(true),
    visibleFieldsRequired: onOff(true),
    searchForms: onOff(true),
    externalForms: onOff(false),
    internalForms: onOff(false),
    forceProtection: onOff(false),
    addToCart: onOff(false),
    ajaxAddToCart: onOff(true),
    antiCrawler: onOff(false),
    frontendDataLog: onOff(false),
    encodeEmails: onOff(true),
    encodePhones: onOff(false),
    encodingMode: oneOf(['blur', 'obfuscate', 'replace'], 'blur'),
    encodingReplacement: Type.String({ maxLength: 200, default: 'Click to show encoded email' }),
    realPersonBadge: onOff(true),
    proofOfWork: onOff(true),
    proofOfWorkDifficulty: Type.Integer({ minimum: 8, maximum: 22, default: 16 }),
    retentionDays: Type.Integer({ minimum: 1, maximum: 3650, default: 45 }),
    holdFirstComment: onOff(false),
    allowList: lines(),
    denyList: lines(),
    refusal: Type.String({ minLength: 1, maxLength: 500, default: DEFAULT_REFUSAL }),
    brandName: Type.String({ maxLength: 100, default: 'Portico' }),
    brandNameShort: Type.String({ maxLength: 50, default: 'Portico' }),
    scrollToTop: onOff(true),
    scrollToTopOffset: Type.Integer({ minimum: 0, maximum: 10_000, default: 100 }),
    scrollToTopOpacity: Type.Integer({ minimum: 0, maximum: 100, default: 50 }),
    scrollToTopAutoHide: onOff(false),
    scrollToTopAutoHideSeconds: Type.Integer({ minimum: 1, maximum: 600, default: 2 }),
    scrollToTopHideOnSmall: onOff(false),
    scrollToTopSmallWidth: Type.Integer({ minimum: 0, maximum: 5000, default: 640 }),
  },
  { additionalProperties: false },
);
export type SpamSettings = Static<typeof SpamSettings>;
