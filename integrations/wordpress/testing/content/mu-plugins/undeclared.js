window.undeclaredFound = typeof window.jQuery === 'function';
