import { trustMarkup } from '@portico/kernel/dom';

// Inlined in the head of our own pages, before any other script; never on pages of other systems.
trustMarkup(window);
