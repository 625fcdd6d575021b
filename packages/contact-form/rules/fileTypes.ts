import { knowFileTypes, typesOf } from './fileExtensions.ts';

/**
 * Subtype, colon, extensions; a subtype on its own is also the extension. Where many share a prefix and suffix, the group name
 * holds them, with a star for the rest. Kept short because visitors download it.
 */
const TYPES = {
  image: 'jpeg:jpg jpeg jpe,gif,png,bmp,tiff:tiff tif,webp,x-icon:ico,heic',
  video:
    'avi,divx,x-flv:flv,quicktime:mov qt,mpeg:mpeg mpg mpe,mp4:mp4 m4v,ogg:ogv,webm,x-matroska:mkv,3gpp:3gp 3gpp,3gpp2:3g2 3gp2',
  'video/x-ms-*': 'asf:asf asx,wmv,wmx,wm',
  audio: 'mpeg:mp3 m4a m4b,aac,x-realaudio:ra ram,wav,ogg:ogg oga,flac,midi:mid midi,x-matroska:mka',
  'audio/x-ms-*': 'wma,wax',
  text: 'plain:txt asc c cc h srt,csv,tab-separated-values:tsv,calendar:ics,richtext:rtx,css,html:htm html,vtt',
  application:
    'ttaf+xml:dfxp,rtf,javascript:js,pdf,java:class,zip,rar,octet-stream:psd xcf,msword:doc,onenote:onetoc onetoc2 onetmp onepkg,oxps,wordperfect:wp wpd',
  'application/x-*': 'shockwave-flash:swf,tar,gzip:gz gzip,7z-compressed:7z,msdownload:exe',
  'application/vnd.ms-*':
    'powerpoint:pot pps ppt,write:wri,excel:xla xls xlt xlw,access:mdb,project:mpp,xpsdocument:xps',
  'application/vnd.openxmlformats-officedocument.*':
    'wordprocessingml.document:docx,wordprocessingml.template:dotx,spreadsheetml.sheet:xlsx,spreadsheetml.template:xltx,presentationml.presentation:pptx,presentationml.slideshow:ppsx,presentationml.template:potx,presentationml.slide:sldx',
  'application/vnd.ms-*.macroenabled.12':
    'word.document:docm,word.template:dotm,excel.sheet:xlsm,excel.sheet.binary:xlsb,excel.template:xltm,excel.addin:xlam,powerpoint.presentation:pptm,powerpoint.slideshow:ppsm,powerpoint.template:potm,powerpoint.addin:ppam,powerpoint.slide:sldm',
  'application/vnd.oasis.opendocument.*':
    'text:odt,presentation:odp,spreadsheet:ods,graphics:odg,chart:odc,database:odb,formula:odf',
  'application/vnd.apple.*': 'keynote:key,numbers,pages',
};

knowFileTypes(TYPES);

/** Whether a form can ask for this type. */
export function isKnownType(group: string, subtype: string): boolean {
  return typesOf(group).some(([type]) => type === subtype);
}
