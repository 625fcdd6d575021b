window.originals = [...(window.originals ?? []), document.currentScript.id.replace(/-js$/, '')];
// As the real one does, it waits for a page that may be there already.
document.addEventListener('DOMContentLoaded', () => document.body.classList.add('form-ready'));
