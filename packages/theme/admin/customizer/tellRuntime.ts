/** Events that the customizer fires on the document of the page it shows. */
export interface RuntimeEvent {
  readonly type: string;
  readonly detail: string;
}

export const MENU_OPENED: RuntimeEvent = { type: 'customize_section_opened', detail: 'header_sidebar' };
export const MENU_CLOSED: RuntimeEvent = { type: 'customize_control_sidebar', detail: 'close' };

const LOOK_AGAIN_MS = 50;

/** Notifies the theme's runtime as soon as it runs: a page that has just loaded may not have started it yet. */
export function tellRuntime(view: Window, { type, detail }: RuntimeEvent): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    if (Reflect.get(view, 'HFG')) view.document.dispatchEvent(new CustomEvent(type, { detail }));
    else timer = setTimeout(tell, LOOK_AGAIN_MS);
  };
  tell();
  return () => clearTimeout(timer);
}
