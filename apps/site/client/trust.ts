import { trustMarkup } from '@portico/kernel/dom';

// Written into the head of our own pages, before any other script of theirs; other systems' pages never have it.
trustMarkup(window);
