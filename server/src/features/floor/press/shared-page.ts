import { dayInJapan, formatNumber, slashedDay, timeInJapan } from "@surimono/domain/kernel";
import { escapeHtml } from "../../../platform/escape-html.ts";

export interface SharedFile {
  readonly name: string;
  readonly about: string;
  readonly href: string;
}

interface SharedPage {
  readonly code: string;
  readonly recipient: string;
  readonly endsAt: Date;
  readonly pieces: number;
  readonly missing: number;
  /** Numbers of pieces that are not to be printed any more. */
  readonly gone: readonly string[];
  readonly sha256: string;
  readonly files: readonly SharedFile[];
}

/** What a print shop elsewhere sees: the files and how to check them. It works without scripts. */
export function sharedPage(page: SharedPage): string {
  const { code, recipient, endsAt, pieces, missing, gone, sha256, files } = page;
  const until = `${slashedDay(dayInJapan(endsAt))} ${timeInJapan(endsAt)}`;
  const links = files.map(
    ({ name, about, href }) =>
      `<li><a href="${escapeHtml(href)}" download="${escapeHtml(name)}">${escapeHtml(name)}</a><span>${escapeHtml(about)}</span></li>`,
  );
  const warning =
    missing > 0
      ? `<p class="warn">まだそろっていない印刷データが${formatNumber(missing)}件あります。ZIPの中の missing.csv をご覧ください。</p>`
      : "";
  const stop =
    gone.length > 0
      ? `<p class="warn"><strong>印刷しないでください</strong><br>このデータを作ったあとに、次の品の印刷が取りやめになりました：${gone.map((code) => `<span>${code}</span>`).join("、")}</p>`
      : "";
  return html(
    `印刷データ ${code}`,
    `<p>${escapeHtml(recipient)} 様</p>
<p>${formatNumber(pieces)}点分の印刷データです。${until} までダウンロードできます。</p>${stop}${warning}
<ul>${links.join("")}</ul>
<h2>お使いの前に</h2>
<p>ZIPの中の index.csv に、注文番号・製品番号・場所・サイズ・カラーとファイル名の一覧があります。tickets の中には、品ごとの位置（mm）があります。</p>
<p class="hash">ZIPのSHA-256<br>${sha256}</p>`,
  );
}

/** For a link that ended, was closed or was never made: they are not told apart. */
export function noSharedPage(): string {
  const words = "このリンクは、期限が過ぎたか、閉じられました。お手数ですが、お渡しした担当者にお問い合わせください。";
  return html("リンクが使えません", `<p>${words}</p>`);
}

export function tooManyPage(): string {
  return html("しばらくお待ちください", "<p>アクセスが続いています。数分後にもう一度お試しください。</p>");
}

function html(title: string, body: string): string {
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}｜SURIMONO</title><style>${STYLE}</style></head>
<body><main><p class="brand">SURIMONO</p><h1>${title}</h1>${body}</main></body></html>`;
}

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#F8F5F1;color:#504E4E;font:16px/1.7 system-ui,"Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP",sans-serif}
main{max-width:44rem;margin:0 auto;padding:24px 16px 64px}.brand{margin:8px 0 24px;font-weight:700;letter-spacing:.06em;color:#D82A1A;font-size:20px}
h1{margin:0 0 16px;font-size:24px;line-height:1.5;color:#343131}h2{margin:32px 0 8px;font-size:16px;color:#343131}p{margin:0 0 12px}
ul{list-style:none;margin:24px 0;padding:0}li{background:#fff;border:1px solid #E3DED8;border-radius:12px;margin:0 0 8px;overflow:hidden}
a{display:block;min-height:44px;padding:12px 16px 4px;color:#343131;font-weight:700;overflow-wrap:anywhere}li span{display:block;padding:0 16px 12px;font-size:14px}
.warn span{white-space:nowrap}.warn{background:#FFF6E5;border:1px solid #E8C98B;border-radius:8px;padding:8px 16px}.hash{font-size:12px;overflow-wrap:anywhere}`;
