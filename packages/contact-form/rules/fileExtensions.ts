/** The extensions that an accept list stands for: `.pdf`, `image/png`, `image/*`. What is not in the table matches nothing. */
export function extensionsFor(accept: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const item of accept) {
    const extension = /^\.([a-z0-9]+)$/i.exec(item)?.[1];
    if (extension) found.add(extension.toLowerCase());
    const [group, subtype] = item.toLowerCase().split('/');
    for (const [type, extensions] of typesOf(group ?? ''))
      if (subtype === '*' || subtype === type) for (const known of extensions) found.add(known);
  }
  return found;
}

/** The types that an extension may have, for those who look inside a file. */
export function isKnownType(group: string, subtype: string): boolean {
  return typesOf(group).some(([type]) => type === subtype);
}

/**
 * Subtype, colon, extensions; a subtype on its own is its own extension. Written short because every visitor of a
 * form downloads it.
 */
const TYPES: Readonly<Record<string, string>> = {
  image: 'jpeg:jpg jpeg jpe,gif,png,bmp,tiff:tiff tif,webp,x-icon:ico,heic',
  video:
    'x-ms-asf:asf asx,x-ms-wmv:wmv,x-ms-wmx:wmx,x-ms-wm:wm,avi,divx,x-flv:flv,quicktime:mov qt,mpeg:mpeg mpg mpe,mp4:mp4 m4v,ogg:ogv,webm,x-matroska:mkv,3gpp:3gp 3gpp,3gpp2:3g2 3gp2',
  audio:
    'mpeg:mp3 m4a m4b,aac,x-realaudio:ra ram,wav,ogg:ogg oga,flac,midi:mid midi,x-ms-wma:wma,x-ms-wax:wax,x-matroska:mka',
  text: 'plain:txt asc c cc h srt,csv,tab-separated-values:tsv,calendar:ics,richtext:rtx,css,html:htm html,vtt',
  application:
    'ttaf+xml:dfxp,rtf,javascript:js,pdf,x-shockwave-flash:swf,java:class,x-tar:tar,zip,x-gzip:gz gzip,rar,x-7z-compressed:7z,x-msdownload:exe,octet-stream:psd xcf,msword:doc,onenote:onetoc onetoc2 onetmp onepkg,oxps,wordperfect:wp wpd,' +
    'vnd.ms-powerpoint:pot pps ppt,vnd.ms-write:wri,vnd.ms-excel:xla xls xlt xlw,vnd.ms-access:mdb,vnd.ms-project:mpp,vnd.ms-xpsdocument:xps,' +
    'vnd.openxmlformats-officedocument.wordprocessingml.document:docx,vnd.openxmlformats-officedocument.wordprocessingml.template:dotx,vnd.openxmlformats-officedocument.spreadsheetml.sheet:xlsx,vnd.openxmlformats-officedocument.spreadsheetml.template:xltx,vnd.openxmlformats-officedocument.presentationml.presentation:pptx,vnd.openxmlformats-officedocument.presentationml.slideshow:ppsx,vnd.openxmlformats-officedocument.presentationml.template:potx,vnd.openxmlformats-officedocument.presentationml.slide:sldx,' +
    'vnd.ms-word.document.macroenabled.12:docm,vnd.ms-word.template.macroenabled.12:dotm,vnd.ms-excel.sheet.macroenabled.12:xlsm,vnd.ms-excel.sheet.binary.macroenabled.12:xlsb,vnd.ms-excel.template.macroenabled.12:xltm,vnd.ms-excel.addin.macroenabled.12:xlam,vnd.ms-powerpoint.presentation.macroenabled.12:pptm,vnd.ms-powerpoint.slideshow.macroenabled.12:ppsm,vnd.ms-powerpoint.template.macroenabled.12:potm,vnd.ms-powerpoint.addin.macroenabled.12:ppam,vnd.ms-powerpoint.slide.macroenabled.12:sldm,' +
    'vnd.oasis.opendocument.text:odt,vnd.oasis.opendocument.presentation:odp,vnd.oasis.opendocument.spreadsheet:ods,vnd.oasis.opendocument.graphics:odg,vnd.oasis.opendocument.chart:odc,vnd.oasis.opendocument.database:odb,vnd.oasis.opendocument.formula:odf,' +
    'vnd.apple.keynote:key,vnd.apple.numbers:numbers,vnd.apple.pages:pages',
};

function typesOf(group: string): [type: string, extensions: string[]][] {
  const types = Object.hasOwn(TYPES, group) ? TYPES[group] : undefined;
  return (types?.split(',') ?? []).map((entry) => {
    const [type = '', extensions = type] = entry.split(':');
    return [type, extensions.split(' ')];
  });
}
