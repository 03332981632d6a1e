import { escapeHtml } from "../../../platform/escape-html.ts";
import { PIN_SCRIPT_PATH } from "./comment.routes.ts";
import { COMMENTS_STYLE } from "./comments-part.ts";
import { linkPage } from "./link-page.ts";
import { previewTags } from "./preview-tags.ts";

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
  /** Its maker still works on it. */
  readonly isDraft: boolean;
  /** HTML of what is pinned to it; undefined where its owner does not allow that. */
  readonly comments: { readonly pins: string; readonly below: string } | undefined;
}

/** What friends see of an item, with what X, LINE and others show of the link. It works without scripts; with one, pins are set by a press. */
export function sharedPage({
  name,
  goods,
  color,
  url,
  picture,
  home,
  pictureWidth,
  remix,
  comments,
  isDraft,
}: SharedPage): string {
  const about = `${goods}（${color}）`;
  const alt = `${name}の${isDraft ? "つくりかけ" : "仕上がり"}`;
  const head = previewTags({ title: name, about, url, picture, width: pictureWidth, alt });
  const seen = `<img src="${escapeHtml(picture)}" alt="${escapeHtml(alt)}">`;
  // The browser's own view of a picture zooms, without a script; where pins are set, a press means one.
  const figure = comments
    ? `<figure class="pinned">${seen}${comments.pins}</figure>`
    : `<figure><a href="${escapeHtml(picture)}" aria-label="画像を拡大する">${seen}</a></figure>`;
  const body = `${figure}
<h1>${escapeHtml(name)}</h1><p>${escapeHtml(about)}</p>${isDraft ? `<p class="small">つくりかけのデザインです。描きかえられると、ここに見えるものも変わります。</p>` : ""}
${remix ? `<p class="try"><a href="${escapeHtml(remix)}">これを元につくる</a></p>` : ""}
<p class="try${remix ? " plain" : ""}"><a href="${escapeHtml(home)}/items/designSimulator">${remix ? "はじめからつくってみる" : "自分でもつくってみる"}</a></p>
<p class="small">このページは、リンクを受け取った方だけがご覧になれます。SURIMONOは、絵や写真を1点からアイテムに刷る工房です。</p>${comments?.below ?? ""}`;
  return linkPage({ title: name, head, body, ...(comments && { style: COMMENTS_STYLE, script: PIN_SCRIPT_PATH }) });
}
