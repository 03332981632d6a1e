import { escapeHtml } from "../../../platform/escape-html.ts";

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly note: string;
}

const CARRIED = ["state", "redirect_uri", "code_challenge"] as const;

/** Where a member of the demo chooses who to be at the network. It works without scripts, as the shop's policy allows none but its own. */
export function choosePage(
  network: string,
  wanted: string,
  choices: readonly Choice[],
  query: Readonly<Record<string, string>>,
): string {
  const hidden = CARRIED.map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(query[name] ?? "")}">`);
  const buttons = choices.map(
    ({ id, label, note }) =>
      `<button name="creator" value="${escapeHtml(id)}"><strong>${escapeHtml(label)}</strong><span>${escapeHtml(note)}</span></button>`,
  );
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${network}との連携 | SURIMONO</title><style>${STYLE}</style></head>
<body><p class="note">お試し用のページです。実際の${network}にはつながりません。</p><main><p class="brand">SURIMONO<span>お試し連携</span></p><div class="card"><h1>${network}との連携</h1>
<p>SURIMONOが、次の情報を見ることを許可しますか。</p><p class="wanted">${wanted}</p><p>許可するアカウントを選んでください。</p>
<form method="post">${hidden.join("")}${buttons.join("")}<button class="cancel" name="creator" value="">許可しない</button></form></div></main></body></html>`;
}

const STYLE = `*{box-sizing:border-box}body{margin:0;word-break:auto-phrase;text-wrap:pretty;background:#F8F5F1;color:#504E4E;font:16px/1.6 system-ui,"Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP",sans-serif}
main{max-width:520px;margin:0 auto;padding:24px 16px 64px}.note{margin:0;padding:8px 16px;background:#343131;color:#fff;font-size:14px;text-align:center}
.brand{display:flex;align-items:baseline;gap:8px;margin:8px 0 24px;font-weight:700;letter-spacing:.06em;color:#FE3A27;font-size:20px}.brand span{font-size:14px;font-weight:400;letter-spacing:0;color:#504E4E}
.card{background:#fff;border-radius:12px;padding:24px;box-shadow:0 8px 24px rgb(52 49 49/.08)}h1{margin:0 0 16px;font-size:20px;line-height:1.5;color:#343131}p{margin:0 0 16px}
.wanted{padding:12px 16px;border-left:4px solid #E9E6E3;font-size:14px}form{display:grid;gap:8px}
button{display:grid;gap:2px;min-height:56px;padding:10px 16px;border:1px solid #8B8784;border-radius:4px;background:#fff;color:#504E4E;font:inherit;text-align:left;cursor:pointer}button:hover{background:#F8F5F1}
button strong{color:#343131}button span{font-size:14px}.cancel{min-height:44px;margin-top:8px;text-align:center;place-content:center}button:focus-visible{outline:3px solid #FE3A27;outline-offset:2px}`;
