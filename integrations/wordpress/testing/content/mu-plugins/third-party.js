window.originals = [...(window.originals ?? []), document.currentScript.id.replace(/-js$/, '')];
