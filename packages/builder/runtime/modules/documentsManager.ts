import type { Hooks } from '../frontend/hooks.ts';
import { jQueryOf } from '../frontend/jQuery.ts';
import { BuilderDocument, type StartElement } from './BuilderDocument.ts';
import type { HandlerOptions } from './HandlerBase.ts';

type DocumentClass = new (options: HandlerOptions) => object;

/** A page's documents, and add-ons' classes for their types. */
export interface DocumentsManager {
  readonly documents: Record<string, object>;
  readonly documentClasses: Record<string, DocumentClass>;
  addDocumentClass(type: string, Class: DocumentClass): void;
  attachDocumentClass(whole: Element | ArrayLike<Element>): void;
}

export function createDocumentsManager(view: Window, startElement: StartElement): DocumentsManager {
  const documents: Record<string, object> = {};
  const documentClasses: Record<string, DocumentClass> = { base: BuilderDocument };
  return {
    documents,
    documentClasses,
    addDocumentClass(type, Class) {
      documentClasses[type] = Class;
    },
    attachDocumentClass(given) {
      const whole = 'nodeType' in given ? (given as Element) : given[0];
      if (!whole) return;
      const id = whole.getAttribute('data-elementor-id') ?? '';
      const type = whole.getAttribute('data-elementor-type') ?? '';
      const own = Object.hasOwn(documentClasses, type) ? documentClasses[type] : undefined;
      const Class = own ?? documentClasses.base ?? BuilderDocument;
      documents[id] = new Class({ $element: jQueryOf(view)?.(whole) ?? [whole], id, startElement });
    },
  };
}

/** Add-ons register their classes first; then each document is created, and starts its elements. */
export function startDocuments(page: Document, manager: DocumentsManager, hooks: Hooks): void {
  hooks.doAction('elementor/frontend/documents-manager/init-classes', manager);
  for (const whole of page.querySelectorAll('.elementor')) manager.attachDocumentClass(whole);
}
