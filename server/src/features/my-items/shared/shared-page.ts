import { escapeHtml } from "../../../platform/escape-html.ts";

interface SharedPage {
  /** In its maker's words. */
  readonly name: string;
  readonly goods: string;
  readonly color: string;
  /** Whole addresses, as other networks want them. */
  readonly url: string;
  readonly picture: string;
  readonly home: string;
  readonly pictureWidth: number;
  /** Where a draft is made of it; undefined where its owner does not allow that. */
  readonly remix: string | undefined;
}

/** What friends see of an item, with what X, LINE and others show of the link. It works without scripts. */
export function sharedPage({ name, goods, color, url, picture, home, pictureWidth, remix }: SharedPage): string {
  const about = `${goods}（${color}）`;
  const tags: readonly (readonly [string, string])[] = [
    ["og:type", "website"],
    ["og:site_name", "SURIMONO"],
    ["og:locale", "ja_JP"],
    ["og:title", name],
    ["og:description", about],
    ["og:url", url],
    ["og:image", picture],
    ["og:image:type", "image/png"],
    ["og:image:width", `${pictureWidth}`],
    ["og:image:alt", `${name}の仕上がり`],
  ];
  const head = [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    `<meta name="twitter:card" content="summary_large_image">`,
    `<meta name="description" content="${escapeHtml(about)}">`,
  ];
  const body = `<figure><img src="${escapeHtml(picture)}" alt="${escapeHtml(name)}の仕上がり"></figure>
<h1>${escapeHtml(name)}</h1><p>${escapeHtml(about)}</p>
${remix ? `<p class="try"><a href="${escapeHtml(remix)}">これを元につくる</a></p>` : ""}
<p class="try${remix ? " plain" : ""}"><a href="${escapeHtml(home)}/items/designSimulator">${remix ? "はじめからつくってみる" : "自分でもつくってみる"}</a></p>
<p class="small">このページは、リンクを受け取った方だけがご覧になれます。SURIMONOは、絵や写真を1点からアイテムに刷る工房です。</p>`;
  return html(name, head.join(""), body);
}

/** For a link that was closed or was never made: they are not told apart. */
export function noSharedPage(): string {
  return html(
    "このリンクは使えません",
    "",
    `<h1>このリンクは使えません</h1><p>リンクが閉じられたか、アドレスがちがうようです。お手数ですが、送った方にご確認ください。</p><p class="try"><a href="/">SURIMONOのホームへ</a></p>`,
  );
}

export function tooManyPage(): string {
  return html(
    "しばらくお待ちください",
    "",
    "<h1>しばらくお待ちください</h1><p>アクセスが続いています。数分後にもう一度お試しください。</p>",
  );
}

function html(title: string, head: string, body: string): string {
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow,noimageindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(title)}｜SURIMONO</title>${head}<style>${STYLE}</style></head>
<body><main><p class="brand"><a href="/">SURIMONO</a></p>${body}</main></body></html>`;
}

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#fff;color:#504E4E;font:16px/1.8 system-ui,"Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP",sans-serif}
main{max-width:40rem;margin:0 auto;padding:16px 16px 64px}.brand{margin:0 0 16px;font-weight:700;letter-spacing:.06em;font-size:20px}.brand a{display:inline-flex;align-items:center;min-height:44px;color:#C4261A;text-decoration:none}
figure{margin:0 0 24px;background:#F4F1EC;border-radius:12px;overflow:hidden}img{display:block;width:100%;aspect-ratio:1;object-fit:contain}
h1{margin:0 0 8px;font-size:28px;line-height:1.4;color:#343131;overflow-wrap:anywhere}p{margin:0 0 12px}
.try{margin:24px 0}.try a{display:flex;align-items:center;justify-content:center;min-height:56px;padding:8px 24px;border-radius:8px;background:#343131;color:#fff;font-weight:700;text-decoration:none}
.plain a{background:#fff;color:#343131;border:1px solid #8F8985}.plain{margin-top:-12px}
.small{font-size:14px}`;
