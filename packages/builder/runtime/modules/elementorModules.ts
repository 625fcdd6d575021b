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

/** The classes that add-ons build theirs upon, under the names that they know. */
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
// A bundle shortens the names of classes, and messages tell them to whoever builds upon these.
for (const [value, named] of Object.entries({ ...NAMED, ...HANDLERS }))
  Object.defineProperty(named, 'name', { value });

export type ElementorModules = typeof elementorModules;
