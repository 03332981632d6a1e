import { escapeHtml } from "../../../platform/escape-html.ts";

interface LinkPage {
  readonly title: string;
  /** HTML, like what follows: the caller escapes what members wrote. */
  readonly head: string;
  readonly body: string;
  /** Besides the style all such pages have. */
  readonly style?: string;
  /** Path of a file. */
  readonly script?: string;
}

/** A page for whoever has a link: without the scripts of the shop, and for no search engine. */
export function linkPage({ title, head, body, style = "", script }: LinkPage): string {
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow,noimageindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(title)}｜SURIMONO</title>${head}<style>${STYLE}${style}</style>${script ? `<script src="${script}" defer></script>` : ""}</head>
<body><main><p class="brand"><a href="/">SURIMONO</a></p>${body}</main></body></html>`;
}

/** For a link that was closed or was never made: they are not told apart. */
export function noLinkPage(): string {
  return linkPage({
    title: "このリンクは使えません",
    head: "",
    body: `<h1>このリンクは使えません</h1><p>リンクが閉じられたか、アドレスがちがうようです。お手数ですが、送った方にご確認ください。</p><p class="try"><a href="/">SURIMONOのホームへ</a></p>`,
  });
}

export function tooManyPage(): string {
  return linkPage({
    title: "しばらくお待ちください",
    head: "",
    body: "<h1>しばらくお待ちください</h1><p>アクセスが続いています。数分後にもう一度お試しください。</p>",
  });
}

const STYLE = `*{box-sizing:border-box}body{margin:0;word-break:auto-phrase;background:#fff;color:#504E4E;font:16px/1.8 system-ui,"Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP",sans-serif}
main{max-width:40rem;margin:0 auto;padding:16px 16px 64px}.brand{margin:0 0 16px;font-weight:700;letter-spacing:.06em;font-size:20px}.brand a{display:inline-flex;align-items:center;min-height:44px;color:#C4261A;text-decoration:none}
figure{margin:0 0 24px;background:#F4F1EC;border-radius:12px;overflow:hidden}figure:not(.pinned)>a{display:block;cursor:zoom-in}img{display:block;width:100%;aspect-ratio:1;object-fit:contain}
h1{margin:0 0 8px;font-size:28px;line-height:1.4;color:#343131;overflow-wrap:anywhere}p{margin:0 0 12px}
.try{margin:24px 0}.try a{display:flex;align-items:center;justify-content:center;min-height:56px;padding:8px 24px;border-radius:8px;background:#343131;color:#fff;font-weight:700;text-decoration:none}
.try.plain{margin-top:-12px}.try.plain a{background:#fff;color:#343131;border:1px solid #8F8985}
.small{font-size:14px}`;
