import { formatNumber } from "@surimono/domain/kernel";
import { escapeHtml } from "../../../platform/escape-html.ts";
import { linkPage } from "../shared/link-page.ts";
import { previewTags } from "../shared/preview-tags.ts";

interface VotePage {
  /** In its maker's words, like the names. */
  readonly question: string;
  readonly choices: readonly {
    readonly place: number;
    readonly name: string;
    readonly about: string;
    readonly picture: string;
    readonly ballots: number;
  }[];
  readonly isOpen: boolean;
  /** The visitor's own ballot; undefined before it. */
  readonly chosen: number | undefined;
  /** `2026/11/30`, the last day. */
  readonly lastDay: string;
  readonly key: string;
  readonly url: string;
  readonly sheet: string;
  readonly path: string;
}

/** What friends vote on. It works without scripts; the counts are seen once one has voted, or it is closed. */
export function votePage(page: VotePage): string {
  const { question, choices, isOpen, chosen, lastDay, key, url, sheet, path } = page;
  const total = choices.reduce((sum, { ballots }) => sum + ballots, 0);
  const isCounted = !isOpen || chosen !== undefined;
  const cards = choices.map((choice) => card(choice, { ...page, isCounted, total })).join("");
  const state = !isOpen
    ? `<p class="state">投票は終わりました。${total === 0 ? "票はありませんでした。" : `${formatNumber(total)}票が集まりました。`}</p>`
    : chosen === undefined
      ? `<p>いいと思うものを1つえらんでください。${lastDay} まで受け付けています。</p>`
      : `<p class="state" role="status">投票しました。いまは${formatNumber(total)}票です。${lastDay} までは、えらび直せます。</p>`;
  const button = `<p class="send"><button type="submit">${chosen === undefined ? "投票する" : "えらび直す"}</button></p>`;
  const body = `<h1>${escapeHtml(question)}</h1>${state}
${isOpen ? `<form method="post" action="${path}"><input type="hidden" name="key" value="${escapeHtml(key)}"><fieldset><legend>どれにしますか？</legend><div class="choices">${cards}</div></fieldset>${button}</form>` : `<div class="choices">${cards}</div>`}
<p class="small">このページは、リンクを受け取った方だけがご覧になれます。投票に会員登録はいりません。だれがどれに投票したかは、つくった方にも知らされません。</p>`;
  const about = `${choices.length}つのなかから、いいと思うものをえらんでください。`;
  const head = previewTags({
    ...{ title: question, about, url, picture: sheet },
    ...{ width: 1200, height: 630, alt: "えらんでほしいアイテム" },
  });
  return linkPage({ title: question, head, body, style: STYLE });
}

type Shown = Pick<VotePage, "isOpen" | "chosen"> & { readonly isCounted: boolean; readonly total: number };

function card(choice: VotePage["choices"][number], { isOpen, chosen, isCounted, total }: Shown): string {
  const { place, name, about, picture, ballots } = choice;
  const share = total === 0 ? 0 : Math.round((ballots * 100) / total);
  const counted = isCounted
    ? `<span class="bar"><span style="width:${share}%"></span></span><span class="count">${formatNumber(ballots)}票（${share}%）${chosen === place ? "・あなたの票" : ""}</span>`
    : "";
  const radio = isOpen
    ? `<input type="radio" name="choice" value="${place}" required${chosen === place ? " checked" : ""}>`
    : "";
  const inside = `<img src="${escapeHtml(picture)}" alt="" width="564" height="564"><span class="name">${radio}<span>${escapeHtml(name)}</span></span><span class="about">${escapeHtml(about)}</span>${counted}`;
  return isOpen ? `<label class="choice">${inside}</label>` : `<div class="choice">${inside}</div>`;
}

/** Where a ballot was not taken; the way back is the link itself. */
export function notTakenPage(why: "no-cookie" | "full", back: string): string {
  const words = {
    "no-cookie":
      "このブラウザーでは、投票を受け付けられませんでした。Cookie（クッキー）の保存を許してから、もう一度お試しください。",
    full: "票の数が上限に達したため、新しい票を受け付けられませんでした。",
  };
  const title = "投票できませんでした";
  return linkPage({
    title,
    head: "",
    body: `<h1>${title}</h1><p>${words[why]}</p><p class="try"><a href="${escapeHtml(back)}">投票のページにもどる</a></p>`,
  });
}

const STYLE = `main{max-width:56rem}fieldset{margin:24px 0 0;padding:0;border:0}legend{padding:0;margin-bottom:8px;font-weight:700;color:#343131}
.choices{display:grid;gap:16px;grid-template-columns:repeat(2,minmax(0,1fr))}.choices+.small{margin-top:24px}@media(min-width:700px){.choices{grid-template-columns:repeat(3,minmax(0,1fr))}}
.choice{display:flex;flex-direction:column;gap:4px;min-width:0;padding:8px;border:1px solid #E9E6E3;border-radius:12px;line-height:1.5}label.choice{cursor:pointer}
.choice:has(input:checked){border-color:#343131;box-shadow:0 0 0 1px #343131}.choice:has(input:focus-visible){outline:3px solid #FE3A27;outline-offset:2px}
.choice img{height:auto;border-radius:8px;background:#F4F1EC}.name{display:flex;gap:8px;align-items:flex-start;margin-top:4px;min-height:32px;font-weight:700;color:#343131;overflow-wrap:anywhere;min-width:0}.name span{min-width:0}
input[type=radio]{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:#343131}.about{font-size:12px}
.bar{display:block;height:8px;margin-top:8px;border-radius:4px;background:#F4F1EC;overflow:hidden}.bar span{display:block;height:100%;background:#FE3A27}
.count{font-size:14px;font-variant-numeric:tabular-nums;color:#343131}.state{font-weight:700;color:#343131}
.send{margin:24px 0;max-width:24rem}button{width:100%;min-height:56px;padding:8px 24px;border:0;border-radius:8px;background:#343131;color:#fff;font:inherit;font-weight:700;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid #FE3A27;outline-offset:2px}`;
