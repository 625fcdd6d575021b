import { DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import { forDevices } from '../../apps/site/server/assets/deviceSheets.ts';
import { fontSheetAddresses } from '../../apps/site/server/assets/documentSheets.ts';
import { pagesIn } from '../../apps/site/server/pages/listPages.ts';
import { createPictureStandIns } from '../../apps/site/server/pages/pictureStandIns.ts';
import { notFoundTitle } from '../../apps/site/views/words/index.ts';
import { cleanQuery } from '../../packages/blog/server/endpoint/cleanQuery.ts';
import { absoluteLinks } from '../../packages/blog/server/feeds/absoluteLinks.ts';
import { byteRange } from '../../packages/blog/server/media/byteRange.ts';
import {
  picturesBehind,
  withEarlySizes,
  withSheetSizes,
} from '../../packages/blog/server/media/sheetSizes.ts';
import { drawnIcon, withDrawings } from '../../packages/blog/server/media/withDrawings.ts';
import { picturesIn, withSizes } from '../../packages/blog/server/media/withSizes.ts';
import { searchWords } from '../../packages/blog/server/search/searchWords.ts';
import type { MediaRow } from '../../packages/blog/server/tables.ts';
import { cutGraphemes } from '../../packages/blog/server/text/plainText.ts';
import { phpValue } from '../../packages/blog/server/wxr/phpValue.ts';
import { fileKey, rewritten } from '../../packages/blog/server/wxr/standIn.ts';
import { withPictures } from '../../packages/blog/server/wxr/withPictures.ts';
import { withHeadings } from '../../packages/blog/ui/headings.ts';
import { readable } from '../../packages/blog/ui/readable.ts';
import { withTableFrames } from '../../packages/blog/ui/withTableFrames.ts';
import { droppedValues } from '../../packages/builder/document/dropped/droppedValues.ts';
import { isUnreadable } from '../../packages/builder/document/dropped/isUnreadable.ts';
import { mapAt } from '../../packages/builder/document/mapAt.ts';
import { videoAt } from '../../packages/builder/document/videoAt.ts';
import { parseDocument } from '../../packages/builder/model/document/parseDocument.ts';
import { writeTag } from '../../packages/builder/model/dynamic/readTag.ts';
import { isFoundBy } from '../../packages/builder/model/edits/isFoundBy.ts';
import { freeLabel, labelProblem } from '../../packages/builder/model/looks/lists.ts';
import { missingPicture } from '../../packages/builder/model/settings/missingPicture.ts';
import { withStandIns } from '../../packages/builder/model/settings/standIns.ts';
import { alignedAsBefore } from '../../packages/builder/model/settings/textAlignment.ts';
import { zonedTime } from '../../packages/builder/model/settings/zonedTime.ts';
import { pageDevices } from '../../packages/builder/model/styles/knownTables.ts';
import { widgetTable } from '../../packages/builder/model/styles/tables/widgetTable.ts';
import { placeInWords } from '../../packages/builder/model/templates/conditionWords.ts';
import { notePresetRules } from '../../packages/builder/model/texts/presetRules.ts';
import { withStyleClasses } from '../../packages/builder/model/texts/textStyles.ts';
import { withTextAnchors } from '../../packages/builder/parts/contents/textHeadings.ts';
import { cleanElements, cleanSettings } from '../../packages/builder/server/documents/cleanContent.ts';
import { linesIn } from '../../packages/builder/widgets/code-highlight/linesIn.ts';
import { LIST_PAGE_PARAMETER } from '../../packages/builder/wire/public.ts';
import { attachmentsFor } from '../../packages/contact-form/mail/attachments.ts';
import { composeMail } from '../../packages/contact-form/mail/composeMail.ts';
import {
  type MailValues,
  replaceMailTags,
  withoutBlankLines,
} from '../../packages/contact-form/mail/mailTags.ts';
import { cleanTemplate } from '../../packages/contact-form/markup/formHtml.ts';
import { fieldInput } from '../../packages/contact-form/rules/checkForm.ts';
import { checks } from '../../packages/contact-form/rules/checks.ts';
import { fieldValues } from '../../packages/contact-form/rules/FormEntries.ts';
import { plainFields } from '../../packages/contact-form/server/routes/plainFields.ts';
import { compileForm } from '../../packages/contact-form/template/compileForm.ts';
import { configurationWarnings } from '../../packages/contact-form/template/configurationWarnings.ts';
import { DEFAULT_MAIL, newForm } from '../../packages/contact-form/template/defaultForm.ts';
import { parseTag } from '../../packages/contact-form/template/parseTag.ts';
import { relativeDate } from '../../packages/contact-form/template/relativeDate.ts';
import { findEmbedCodes } from '../../packages/kernel/embeds/findEmbedCodes.ts';
import { containing } from '../../packages/kernel/server/database/containing.ts';
import { cleanDrawing, drawingFile } from '../../packages/kernel/server/html/cleanDrawing.ts';
import { cleanHtml } from '../../packages/kernel/server/html/cleanHtml.ts';
import { readDrawingSheet } from '../../packages/kernel/server/html/drawingSheet.ts';
import { keptDrawingValue } from '../../packages/kernel/server/html/drawingValues.ts';
import { restAddress } from '../../packages/kernel/server/http/restAddress.ts';
import { namesAddress } from '../../packages/kernel/server/personalData.ts';
import { typeset } from '../../packages/kernel/typesetting/typeset.ts';
import { parseJsonFile } from '../../packages/kits/server/archive/parseJsonFile.ts';
import { renumberCondition } from '../../packages/kits/server/identity/renumber.ts';
import { addressKey, withOwnLinks } from '../../packages/kits/server/identity/withOwnLinks.ts';
import { drawnKind } from '../../packages/kits/server/import/drawnKind.ts';
import { readPicture } from '../../packages/kits/server/library/picture/readPicture.ts';
import { isSamePicture, withOwnPictures } from '../../packages/kits/server/pictures/ownPictures.ts';
import { inText } from '../../packages/kits/server/pictures/pictureAddresses.ts';
import { withOriginals } from '../../packages/kits/server/pictures/placeholder.ts';
import { readExport } from '../../packages/kits/server/routes/exportRoutes.ts';
import { feedStyles } from '../../packages/reviews/server/feed/feedStyles.ts';
import { parseFeedOptions } from '../../packages/reviews/server/feed/parseFeedOptions.ts';
import { parseOrderRequest } from '../../packages/shop/server/parseOrderRequest.ts';
import { wcAjaxCall } from '../../packages/shop/server/routes/wcAjaxRoutes.ts';
import { shopPhrasesIn } from '../../packages/shop/ui/words/index.ts';
import { createAddressCipher } from '../../packages/spam-protection/server/addresses/addressCipher.ts';
import { encodeAddresses } from '../../packages/spam-protection/server/addresses/encodeAddresses.ts';
import { judgeLine } from '../../packages/spam-protection/verdict/replay.ts';
import { fontFacesFor, ownFacesFor } from '../../packages/theme/server/style/bundledFaces.ts';

export type Read = (text: string) => unknown;

const values: MailValues = {
  field: (name) => [name],
  raw: () => null,
  offered: () => null,
  special: () => null,
};
const compiled = (template: string) => compileForm(newForm({ id: 1, hash: 'a', title: 'A', template }));
const cipher = createAddressCipher('key');
/** The texts in an attribute and between tags, in a form that needs no sanitising first. */
const asIfClean = (text: string): string => {
  const words = text.replace(/[<>"&]/g, 'b');
  return `<p title="${words}">${words}</p><img src="${words}" srcset="${words}">`;
};

/** One that none of the texts refers to. */
const PICTURES: ReadonlyMap<string, MediaRow> = new Map([
  [
    'a.jpg',
    {
      ...{ id: 1, name: 'a.jpg', alt: '', width: 1, height: 1, bytes: 1 },
      ...{ title: '', caption: '', description: '', colour: '', sources: '[]', drawing: '' },
      ...{ hash: '', made_at: 0 },
    },
  ],
]);

/**
 * Functions that parse untrusted text and need further arguments, by file and name. Those that need only the text are found and
 * called automatically.
 */
export const READERS: Readonly<Record<string, Read>> = {
  'apps/site/server/assets/deviceSheets.ts#forDevices': (text) => forDevices(text, '899-1199'),
  'apps/site/server/assets/documentSheets.ts#fontSheetAddresses': (text) => fontSheetAddresses(text, ''),
  'apps/site/server/pages/listPages.ts#pagesIn': (text) =>
    pagesIn({ [`${LIST_PAGE_PARAMETER}a`]: text, [text]: text })('a'),
  'packages/kernel/typesetting/typeset.ts#typeset': (text) => typeset(text, 'de'),
  'packages/builder/model/dynamic/readTag.ts#writeTag': (text) => writeTag('popup', { popup: text }),
  'packages/builder/document/dropped/droppedValues.ts#droppedValues': (text) =>
    droppedValues(
      [
        {
          ...{ id: 'a', elType: 'widget', widgetType: 'heading' },
          settings: { title: text, title_color: text, custom_css: text, link: { url: text } },
        },
      ],
      () => null,
    ),
  'packages/builder/document/dropped/isUnreadable.ts#isUnreadable': (text) =>
    isUnreadable(text, text, widgetTable, pageDevices(DEFAULT_BREAKPOINTS)),
  'packages/builder/model/document/parseDocument.ts#parseDocument': (text) =>
    parseDocument([{ id: 'a', elType: 'widget', settings: { editor: text } }], { id: 1, cleanHtml }),
  'packages/builder/server/documents/cleanContent.ts#cleanElements': (text) =>
    cleanElements([{ settings: { editor: text } }]),
  'packages/builder/server/documents/cleanContent.ts#cleanSettings': (text) => cleanSettings({ a: text }),
  'packages/kernel/server/http/restAddress.ts#restAddress': (text) => restAddress(`/?rest_route=${text}`),
  'packages/kernel/server/personalData.ts#namesAddress': (text) => namesAddress(text, text.slice(0, 4)),
  'apps/site/views/words/index.ts#notFoundTitle': (text) => notFoundTitle(text, text),
  'packages/shop/server/parseOrderRequest.ts#parseOrderRequest': (text) =>
    parseOrderRequest({ name: text, email: text, note: text }, shopPhrasesIn(text).refusals),
  'packages/kernel/server/database/containing.ts#containing': (text) => containing(text, 'title'),
  'packages/contact-form/mail/attachments.ts#attachmentsFor': (text) => attachmentsFor(text, () => []),
  'packages/contact-form/mail/composeMail.ts#composeMail': (text) =>
    composeMail(
      {
        ...DEFAULT_MAIL,
        sender: 'a@b.example',
        recipient: 'c@d.example',
        subject: text,
        body: text,
        useHtml: true,
      },
      {
        values,
        attachmentsOf: () => [],
        language: 'en',
        direction: 'ltr',
        listSeparator: ', ',
        about: '',
      },
    ),
  'packages/contact-form/mail/mailTags.ts#replaceMailTags': (text) => replaceMailTags(text, values),
  'packages/contact-form/mail/mailTags.ts#withoutBlankLines': (text) => withoutBlankLines(text, values),
  'packages/contact-form/rules/checks.ts#checks': (text) => {
    for (const check of Object.values(checks))
      check(fieldInput([text]), { rule: '', field: 'a', threshold: 1, accept: [text] });
  },
  'packages/contact-form/rules/FormEntries.ts#fieldValues': (text) => fieldValues([[text, text]]),
  'packages/contact-form/server/routes/plainFields.ts#plainFields': (text) =>
    plainFields(Buffer.from(`--a\r\n${text}`), `multipart/form-data; boundary=a`),
  'packages/contact-form/template/configurationWarnings.ts#configurationWarnings': (text) =>
    configurationWarnings(
      compileForm({
        ...newForm({ id: 1, hash: 'a', title: 'A', template: text, additionalSettings: text }),
        mail: { ...DEFAULT_MAIL, sender: text, recipient: text, additionalHeaders: `Cc: ${text}` },
        messages: { spam: text },
      }),
      'a.example',
    ),
  'packages/contact-form/markup/formHtml.ts#cleanTemplate': cleanTemplate,
  'packages/contact-form/template/compileForm.ts#compileForm': compiled,
  'packages/contact-form/template/parseTag.ts#parseTag': (text) => parseTag(`text a ${text}`, text),
  'packages/contact-form/template/relativeDate.ts#relativeDate': (text) => relativeDate(text, '2026-01-01'),
  'packages/kernel/embeds/findEmbedCodes.ts#findEmbedCodes': (text) =>
    findEmbedCodes(`[grw]${text}[grw "`, ['grw']),
  'packages/kernel/server/html/cleanDrawing.ts#cleanDrawing': (text) =>
    cleanDrawing(`<svg><path d="${text}"/>${text}<style>${text}</style></svg>`),
  'packages/builder/widgets/code-highlight/linesIn.ts#linesIn': (text) => linesIn(text, 1_000),
  'packages/kits/server/pictures/ownPictures.ts#isSamePicture': (text) => isSamePicture(text, text),
  'packages/kernel/server/html/cleanDrawing.ts#drawingFile': drawingFile,
  'packages/kernel/server/html/drawingSheet.ts#readDrawingSheet': (text) =>
    readDrawingSheet(`<style>${text}</style>`)('path', { class: text, style: text }),
  'packages/kernel/server/html/drawingValues.ts#keptDrawingValue': (text) =>
    keptDrawingValue('fill', text, (name) => name),
  'packages/kernel/server/html/cleanHtml.ts#cleanHtml': cleanHtml,
  'packages/kits/server/archive/parseJsonFile.ts#parseJsonFile': (text) => parseJsonFile(text, 'a.json'),
  'packages/kits/server/identity/renumber.ts#renumberCondition': (text) =>
    renumberCondition(text, { documents: new Map(), slugs: new Map() }),
  'packages/kits/server/identity/withOwnLinks.ts#addressKey': addressKey,
  'packages/kits/server/identity/withOwnLinks.ts#withOwnLinks': (text) => withOwnLinks(text, new Map()),
  'packages/kits/server/import/drawnKind.ts#drawnKind': (text) =>
    drawnKind('single', { conditions: [text, `include/singular/post/${text}`] }),
  'packages/kits/server/library/picture/readPicture.ts#readPicture': readPicture,
  'packages/kits/server/pictures/ownPictures.ts#withOwnPictures': (text) =>
    withOwnPictures(`/media/${text}`, (path) => path),
  'packages/kits/server/pictures/pictureAddresses.ts#inText': (text) =>
    inText(`https://a.example/${text}`, () => null),
  'packages/kits/server/pictures/placeholder.ts#withOriginals': (text) => withOriginals(text, new Map()),
  'packages/kits/server/routes/exportRoutes.ts#readExport': (text) =>
    readExport({ kitInfo: { title: text, description: text }, include: [text] }, text),
  'packages/reviews/server/feed/feedStyles.ts#feedStyles': (text) =>
    feedStyles('1', parseFeedOptions({ styleVars: text })),
  'packages/spam-protection/server/addresses/encodeAddresses.ts#encodeAddresses': (text) =>
    encodeAddresses(text, cipher, {
      ...{ emails: true, phones: true, mode: 'blur', tip: 'Click', replacement: 'B' },
    }),
  'packages/builder/document/mapAt.ts#mapAt': (text) => mapAt(text, 450, 'a'),
  'packages/builder/document/videoAt.ts#videoAt': (text) => videoAt(text, 'a'),
  'packages/builder/model/edits/isFoundBy.ts#isFoundBy': (text) =>
    isFoundBy(text, 'video', { label: 'Video', keywords: ['film'] }),
  'packages/builder/model/settings/zonedTime.ts#zonedTime': (text) => zonedTime(text, 'UTC'),
  'packages/builder/model/looks/lists.ts#freeLabel': (text) => freeLabel(text, [text]),
  'packages/builder/model/looks/lists.ts#labelProblem': (text) => labelProblem(text, [text]),
  'packages/spam-protection/verdict/replay.ts#judgeLine': (text) =>
    judgeLine(JSON.stringify({ text, name: text, email: text, url: text }), 0),
  'packages/blog/server/endpoint/cleanQuery.ts#cleanQuery': (text) =>
    cleanQuery({ s: text, category_name: text, tag: text, author_name: text, year: text }),
  'packages/blog/server/media/byteRange.ts#byteRange': (text) => byteRange(text, 100),
  'packages/blog/server/wxr/standIn.ts#fileKey': fileKey,
  'packages/blog/server/media/withDrawings.ts#drawnIcon': (text) => drawnIcon(text, 'd1-'),
  'packages/blog/server/media/withDrawings.ts#withDrawings': (text) => withDrawings(text, () => ''),
  'packages/blog/server/media/withSizes.ts#picturesIn': picturesIn,
  'apps/site/server/pages/pictureStandIns.ts#createPictureStandIns': (text) =>
    createPictureStandIns(text, async () => []).standIn(text, { width: 3, height: 2 }),
  'packages/builder/model/settings/missingPicture.ts#missingPicture': (text) =>
    missingPicture(text, 'https://own.example'),
  'packages/builder/model/settings/standIns.ts#withStandIns': (text) =>
    withStandIns({ editor: text, image: { id: 1, url: text } }, (address) => address),
  'packages/builder/model/settings/textAlignment.ts#alignedAsBefore': (text) => alignedAsBefore(text, text),
  'packages/builder/model/texts/presetRules.ts#notePresetRules': (text) => notePresetRules(text, new Map()),
  'packages/builder/model/texts/textStyles.ts#withStyleClasses': (text) =>
    withStyleClasses(`<p style="${text}">${text}</p>`, new Map()),
  'packages/blog/server/media/sheetSizes.ts#picturesBehind': picturesBehind,
  'packages/blog/server/media/sheetSizes.ts#withSheetSizes': (text) => withSheetSizes(text, () => []),
  'packages/blog/server/media/sheetSizes.ts#withEarlySizes': (text) => withEarlySizes(text, () => []),
  'packages/blog/server/media/withSizes.ts#withSizes': (text) => withSizes(text, () => []),
  'packages/blog/server/wxr/phpValue.ts#phpValue': (text) =>
    phpValue(`a:9:{i:0;s:${text.length}:"${text}";${text}`),
  'packages/blog/server/wxr/withPictures.ts#withPictures': (text) => withPictures(asIfClean(text), PICTURES),
  'packages/builder/parts/contents/textHeadings.ts#withTextAnchors': (text) => withTextAnchors(text, ['a']),
  'packages/builder/model/templates/conditionWords.ts#placeInWords': (text) => placeInWords(text, () => text),
  'packages/blog/server/search/searchWords.ts#searchWords': (text) => searchWords(text, 100_000),
  'packages/blog/server/text/plainText.ts#cutGraphemes': (text) => cutGraphemes(text, 100),
  'packages/shop/server/routes/wcAjaxRoutes.ts#wcAjaxCall': wcAjaxCall,
  // What pages and feeds show was sanitised when it was stored.
  'packages/blog/server/feeds/absoluteLinks.ts#absoluteLinks': (text) =>
    absoluteLinks(asIfClean(text), 'https://a.example/b/'),
  'packages/blog/server/wxr/standIn.ts#rewritten': (text) =>
    rewritten(asIfClean(text), 'https://a.example/b.jpg', '/c.jpg'),
  'packages/blog/ui/withTableFrames.ts#withTableFrames': (text) => withTableFrames(asIfClean(text), 'a'),
  'packages/blog/ui/readable.ts#readable': (text) => withHeadings(readable(cleanHtml(text), 'en')),
  'packages/theme/server/style/bundledFaces.ts#fontFacesFor': (text) => fontFacesFor(text, []),
  'packages/theme/server/style/bundledFaces.ts#ownFacesFor': (text) => ownFacesFor(text, []),
};

/** Functions that look as if they parse untrusted text, and why they do not. */
export const NO_READERS: readonly { readonly why: string; readonly functions: readonly string[] }[] = [
  {
    why: 'It is given what the site itself is set up with.',
    functions: [
      'apps/site/server/start/beforeNow.ts#beforeNow',
      'packages/contact-form/server/uploads/createUploads.ts#createUploads',
      'packages/kits/server/archive/packFolder.ts#packFolder',
      'packages/kernel/server/mail/createSmtpTransport.ts#createSmtpTransport',
      'packages/spam-protection/server/addresses/addressCipher.ts#createAddressCipher',
      'packages/blog/server/uploads/createUploads.ts#createUploads',
    ],
  },
  {
    why: 'It puts a name of ours, or one that was checked before, into a sentence, an address or a rule.',
    functions: [
      'apps/site/server/assets/documentSheets.ts#sheetAddress',
      'packages/builder/model/atomic/atomicStyles.ts#classCss',
      'packages/builder/model/edits/atomicItems.ts#titled',
      'packages/builder/model/fields/settingWords.ts#sectionOfSetting',
      'packages/builder/model/styles/hiddenRules.ts#hiddenRules',
      'packages/builder/model/styles/hiddenRules.ts#onlyOn',
      'packages/builder/parts/icon/iconStyle.ts#iconControls',
      'packages/contact-form/wire/answers.ts#errorIdOf',
      'packages/contact-form/server/challenges/drawCaptcha.ts#drawCaptcha',
      'packages/contact-form/server/uploads/contentMatches.ts#contentMatches',
      'packages/contact-form/markup/autoParagraphs.ts#fillPlaces',
      'packages/kits/manifest/kitNames.ts#compareVersions',
      'packages/kits/server/identity/kitNumbers.ts#byNumber',
      'packages/kits/server/pictures/placeholder.ts#placeholderAddress',
      'packages/reviews/server/feed/feedStyles.ts#feedStylesAddress',
      'packages/spam-protection/server/verdicts/traceOf.ts#traceOf',
      'packages/theme/wire/preview.ts#previewAddress',
      'packages/blog/ui/addresses.ts#listPagePath',
    ],
  },
  {
    why: 'It compares the text or asks for its length, and does not go through it.',
    functions: [
      'packages/builder/model/edits/moves.ts#mayHold',
      'packages/kits/manifest/kitNames.ts#kitTitle',
      'packages/blog/server/endpoint/languageOf.ts#languageOf',
      'packages/blog/server/media/recordingType.ts#recordingExtension',
    ],
  },
  {
    why: 'It runs in a browser, over what this site has answered there.',
    functions: [
      'packages/builder/widgets/text-path/drawingOf.ts#drawingOf',
      'packages/spam-protection/ui/decoder/decoderState.ts#failureOf',
      'packages/spam-protection/ui/modal/messageNodes.ts#messageNodes',
    ],
  },
  {
    why: 'The address that it is in may be 500 letters long, which its schema says.',
    functions: ['packages/kernel/server/http/cursorPage.ts#decodeCursor'],
  },
];
