interface DemoPage {
  /** For the window title and the heading. */
  readonly title: string;
  /** What the demo imitates, behind the shop's name. */
  readonly role: string;
  /** Above all: that nothing here is real. */
  readonly note: string;
  /** HTML, like everything here: the caller escapes what comes from outside. */
  readonly body: string;
  /** Besides the style all such pages share. */
  readonly style: string;
}

/** A page of the demo's imitated outside world. It works without scripts, as the shop's policy allows only its own build's. */
export function demoPage({ title, role, note, body, style }: DemoPage): string {
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title} | SURIMONO</title><style>${STYLE}
${style}</style></head>
<body><p class="note">${note}</p><main><p class="brand">SURIMONO<span>${role}</span></p><div class="card"><h1>${title}</h1>${body}</div></main></body></html>`;
}

const STYLE = `*{box-sizing:border-box}body{margin:0;word-break:auto-phrase;text-wrap:pretty;background:#F8F5F1;color:#504E4E;font:16px/1.6 system-ui,"Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP",sans-serif}
main{margin:0 auto;padding:24px 16px 64px}.note{margin:0;padding:8px 16px;background:#343131;color:#fff;font-size:14px;text-align:center}
.brand{display:flex;align-items:baseline;gap:8px;margin:8px 0 24px;font-weight:700;letter-spacing:.06em;color:#FE3A27;font-size:20px}.brand span{font-size:14px;font-weight:400;letter-spacing:0;color:#504E4E}
.card{background:#fff;border-radius:12px;padding:24px;box-shadow:0 8px 24px rgb(52 49 49/.08)}h1{margin:0 0 16px;font-size:20px;line-height:1.5;color:#343131}`;
