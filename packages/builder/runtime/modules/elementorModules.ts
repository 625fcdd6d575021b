import { BuilderDocument } from './BuilderDocument.ts';
import { CarouselBase } from './CarouselBase.ts';
import { HandlerBase } from './HandlerBase.ts';
import { Masonry } from './Masonry.ts';
import { Module } from './Module.ts';
import { Scroll } from './Scroll.ts';
import { StretchElement } from './StretchElement.ts';
import { StretchedElement } from './StretchedElement.ts';
import { SwiperBase } from './SwiperBase.ts';
import { ViewModule } from './ViewModule.ts';

/** The classes that add-ons extend, under their known names. */
export const elementorModules = {
  Module,
  ViewModule,
  utils: { Masonry, Scroll },
  frontend: {
    Document: BuilderDocument,
    tools: { StretchElement },
    handlers: { Base: HandlerBase, StretchedElement, SwiperBase, CarouselBase },
  },
};

const NAMED = { Module, ViewModule, Masonry, Scroll, BuilderDocument, StretchElement };
const HANDLERS = { HandlerBase, StretchedElement, SwiperBase, CarouselBase };
// Minification shortens class names, but error messages show them to add-on authors.
for (const [value, named] of Object.entries({ ...NAMED, ...HANDLERS }))
  Object.defineProperty(named, 'name', { value });

export type ElementorModules = typeof elementorModules;
