/** They run, frame other pages, change what the rest of a page means, or hold markup that is not looked into here. */
const UNSAFE =
  'script,iframe,frame,frameset,object,embed,applet,base,link,meta,style,template,noscript,svg,math';
const RUNS = /^(?:javascript|vbscript|data|file):/i;
/** Browsers leave these out of addresses. */
const IGNORED = /[\p{Cc}\s]+/gu;

/** Another script's markup as nodes, without anything in it that could run. */
export function safeNodes(html: string, page: Document): DocumentFragment {
  // Nothing runs or loads while it is parsed, and it is never written as text again.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(UNSAFE)) element.remove();
  for (const element of body.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (name.startsWith('on') || name === 'srcdoc' || RUNS.test(value.replace(IGNORED, '')))
        element.removeAttribute(name);
  const fragment = page.createDocumentFragment();
  fragment.append(...body.childNodes);
  return fragment;
}
