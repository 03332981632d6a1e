import { STARTED } from "../app/started.ts";

const MODULE = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const ENTRY = '<script type="module" async="">';

/** A type that browsers do not run: the entry waits where React looks for it. */
const WAITING = '<script type="text/late-module" async="">';

/** How long the first paint, and then a picture of the first screenful, may delay the scripts, in milliseconds. */
const PATIENCE = 1500;

/**
 * Runs in the browser, so it is self-contained. It requests the scripts when the page has been painted with its first pictures; a
 * background tab paints nothing and requests at once.
 */
const bringScripts = (addresses: readonly string[], patience: number) => {
  // Each request costs a slow phone milliseconds, so each has its own task and the page can scroll between them.
  const bring = () => {
    for (const href of addresses)
      setTimeout(() =>
        document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href })),
      );
    const text = document.querySelector('[type="text/late-module"]')?.textContent ?? "";
    setTimeout(() => document.body.append(Object.assign(document.createElement("script"), { type: "module", text })));
  };
  const within = (what: Promise<unknown>) => Promise.race([what, new Promise((done) => setTimeout(done, patience))]);
  const paint = () =>
    new Promise((done) => {
      const seen = new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length > 0) done(seen.disconnect());
      });
      seen.observe({ type: "paint", buffered: true });
    });
  const pictures = () => {
    const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
    return Promise.allSettled([...first].map((picture) => picture.decode()));
  };
  if (document.hidden) bring();
  else
    within(paint())
      .then(() => within(pictures()))
      .then(bring, bring);
};

/** Runs in the browser too: repeats text typed and the last button pressed before hydration. */
const keepHands = (started: string) => {
  const typed = new Set<HTMLInputElement>();
  let press = () => {};
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) typed.add(target);
  };
  const hold = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    press = again;
  };
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (button) hold(event, () => button.click());
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement) hold(event, () => form.requestSubmit());
  };
  const retype = (input: HTMLInputElement) => {
    const text = input.value;
    input.value = "";
    // Bypasses React's setter, so that it sees a change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const hands = { input: onInput, click: onClick, submit: onSubmit };
  for (const [name, listen] of Object.entries(hands)) addEventListener(name, listen, true);
  const giveBack = () => {
    for (const [name, listen] of Object.entries(hands)) removeEventListener(name, listen, true);
    typed.forEach(retype);
    setTimeout(() => press());
  };
  addEventListener(started, giveBack, { once: true });
};

/**
 * A prerendered page is read before it is used: on a slow connection its style and first pictures come first, and the scripts after them.
 * Links work before that.
 */
export function withLateStart(html: string): string {
  const end = html.lastIndexOf("</body>");
  if (end < 0 || !html.includes(ENTRY)) return html;
  const addresses = [...html.matchAll(MODULE)].map(([, address]) => address);
  const page = html.slice(0, end).replaceAll(MODULE, "").replace(ENTRY, WAITING);
  const calls = `(${keepHands})("${STARTED}");(${bringScripts})(${JSON.stringify(addresses)},${PATIENCE})`;
  return `${page}<script>${calls}</script>${html.slice(end)}`;
}
