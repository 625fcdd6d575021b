/** Opens pages in hidden frames, with and without Portico, and draws what they cost. */
(() => {
  const { pages, texts } = window.porticoMeasure;
  const button = document.getElementById('portico-measure');
  const progress = document.getElementById('portico-progress');
  const results = document.getElementById('portico-results');
  const differing = document.getElementById('portico-differing');
  const LONGEST_LOAD = 30000;
  /** A page that is loaded goes on working for a moment. */
  const SETTLING = 800;

  button.addEventListener('click', async () => {
    button.disabled = true;
    results.replaceChildren();
    differing.replaceChildren();
    const found = [];
    for (const [index, page] of pages.entries()) {
      progress.textContent = texts.measuring.replace('%1$s', index + 1).replace('%2$s', pages.length);
      const figures = await measured(page);
      results.append(drawn(page, figures));
      if (figures?.differences.length) found.push([page, figures.differences]);
    }
    differing.append(...listed(found));
    progress.textContent = texts.done;
    button.disabled = false;
  });

  /** In turns, so that whatever else this machine does weighs on both alike. */
  async function measured(page) {
    const rounds = { without: [], with: [] };
    for (let round = 0; round < window.porticoMeasure.rounds; round++)
      for (const state of ['without', 'with']) {
        const figures = await load(page[state]);
        if (!figures) return undefined;
        rounds[state].push(figures);
      }
    const differences = differencesOf(rounds);
    return { without: middle(rounds.without), with: middle(rounds.with), differences };
  }

  function load(address) {
    return new Promise((resolve) => {
      const frame = document.createElement('iframe');
      const errors = new Set();
      const channel = new MessageChannel();
      const startedAt = performance.now();
      let lastTick = startedAt;
      let busy = 0;
      let listening;
      let loadedAt = Infinity;
      frame.className = 'portico-frame';
      frame.tabIndex = -1;
      frame.addEventListener('load', () => {
        loadedAt = performance.now();
      });
      frame.src = address;
      document.body.append(frame);
      // The frame shares our thread: a message to ourselves that comes late was kept waiting by the page.
      channel.port1.onmessage = () => {
        const now = performance.now();
        if (now - lastTick > 4) busy += now - lastTick;
        lastTick = now;
        listening = listenForErrors(frame, listening, errors);
        if (now - loadedAt > SETTLING || now - startedAt > LONGEST_LOAD) finish();
        else channel.port2.postMessage(0);
      };
      channel.port2.postMessage(0);

      function finish() {
        channel.port1.close();
        const scripts = scriptsOf(frame);
        const lines = scripts && linesOf(frame);
        frame.remove();
        resolve(
          scripts && {
            requests: scripts.length,
            kilobytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
            time: busy,
            errors,
            lines,
          },
        );
      }
    });
  }

  function listenForErrors(frame, listening, errors) {
    const view = frame.contentWindow;
    try {
      if (view.location.href === 'about:blank' || listening === view.document) return listening;
      view.addEventListener('error', ({ message }) => message && errors.add(message));
      return view.document;
    } catch {
      // Another site's page, which keeps its errors to itself.
      return listening;
    }
  }

  function scriptsOf(frame) {
    try {
      const entries = frame.contentWindow.performance.getEntriesByType('resource');
      return entries.filter(
        ({ initiatorType, name }) => initiatorType === 'script' || /\.m?js($|\?)/.test(name),
      );
    } catch {
      return undefined;
    }
  }

  function linesOf(frame) {
    const lines = frame.contentDocument.body.innerText.split('\n').map((line) => line.trim());
    return new Set(lines.filter(Boolean));
  }

  /** What a visitor would notice. A line that comes and goes by itself, a clock for one, is no difference. */
  function differencesOf(rounds) {
    const only = (name, here, there) => {
      const everywhere = [...rounds[here][0][name]].filter((each) =>
        rounds[here].every((round) => round[name].has(each)),
      );
      return everywhere.filter((each) => !rounds[there].some((round) => round[name].has(each)));
    };
    const found = {
      error: only('errors', 'with', 'without'),
      missing: only('lines', 'without', 'with'),
      added: only('lines', 'with', 'without'),
    };
    return Object.entries(found)
      .filter(([, all]) => all.length)
      .map(([kind, [first]]) => texts[kind].replace('%s', () => first.slice(0, 200)));
  }

  function listed(found) {
    if (!found.length) return [element('p', '', texts.alike)];
    const list = document.createElement('ul');
    for (const [page, differences] of found) {
      const item = document.createElement('li');
      item.append(linkTo(page), ...differences.map((sentence) => element('p', 'portico-note', sentence)));
      list.append(item);
    }
    return [element('h3', '', texts.differing), list];
  }

  function middle(rounds) {
    const of = (name) =>
      rounds.map((round) => round[name]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)];
    return { requests: of('requests'), kilobytes: of('kilobytes'), time: of('time') };
  }

  function drawn(page, figures) {
    const figure = element('figure', 'portico-result');
    const caption = element('figcaption', '');
    caption.append(linkTo(page));
    figure.append(caption);
    if (!figures) {
      figure.append(element('p', 'portico-note', texts.failed));
      return figure;
    }
    const list = document.createElement('dl');
    for (const name of ['requests', 'kilobytes', 'time'])
      list.append(element('dt', '', texts[name]), row('without', figures, name), row('with', figures, name));
    figure.append(list);
    if (figures.with.requests === figures.without.requests) figure.append(element('p', '', texts.same));
    return figure;
  }

  function linkTo(page) {
    return Object.assign(element('a', '', page.title), { href: page.address });
  }

  function row(state, figures, name) {
    const line = document.createElement('dd');
    const bar = element('span', `portico-bar portico-bar-${state}`);
    const track = document.createElement('span');
    const most = Math.max(figures.without[name], figures.with[name], 1);
    bar.style.display = 'block';
    bar.style.inlineSize = `${(100 * figures[state][name]) / most}%`;
    track.append(bar);
    line.append(element('span', '', texts[state]), track, element('b', '', Math.round(figures[state][name])));
    return line;
  }

  function element(name, className, text = '') {
    return Object.assign(document.createElement(name), { className, textContent: text });
  }
})();
