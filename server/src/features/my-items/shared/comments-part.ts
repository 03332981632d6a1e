import { MAX_LINK_COMMENT, MAX_LINK_COMMENT_NAME, MAX_LINK_COMMENTS, PIN_WHOLE } from "@surimono/domain/my-items";
import { escapeHtml } from "../../../platform/escape-html.ts";
import type { LinkComment } from "../my-items.tables.ts";

interface CommentForm {
  readonly path: string;
  /** Of the link. */
  readonly key: string;
}

/** What a visitor typed, as it came. */
export interface TypedComment {
  readonly x: string;
  readonly y: string;
  readonly name: string;
  readonly words: string;
}

/** Below the picture of a link: what was pinned to it, and the form for one more, whose sliders do without a script. */
export function commentsPart(comments: readonly LinkComment[], { path, key }: CommentForm): string {
  const list = comments.map(
    ({ name, words, answer }, index) =>
      `<li><b class="pin">${index + 1}</b><div><p class="who">${escapeHtml(name || "お名前なし")}</p><p class="words">${escapeHtml(words)}</p>${answer ? `<p class="words answer"><b>つくった方から：</b>${escapeHtml(answer)}</p>` : ""}</div></li>`,
  );
  const form =
    comments.length >= MAX_LINK_COMMENTS
      ? "<p>コメントがいっぱいになったため、新しいコメントは受け付けていません。</p>"
      : `<form method="post" action="${path}" id="comment"><input type="hidden" name="key" value="${escapeHtml(key)}">
<p>絵のどこについてか、仕上がりの上を押すか、つまみで示してください。</p>
${slider("x", "左から右への位置")}${slider("y", "上から下への位置")}
${fields({ name: "", words: "" })}
<p class="small">このリンクを受け取った方みんなに見えます。つくった方は、コメントを消すことがあります。</p>
<button type="submit">コメントする</button></form>`;
  return `<section id="comments"><h2>コメント</h2>${comments.length > 0 ? `<ol class="comments">${list.join("")}</ol>` : "<p>まだありません。</p>"}${form}</section>`;
}

/** The same form with what was refused, at the same place of the picture, which is not shown again. */
export function commentAgain({ x, y, name, words }: TypedComment, { path, key }: CommentForm): string {
  const hidden = Object.entries({ key, x: placeOf(x), y: placeOf(y) }).map(
    ([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${path}">${hidden.join("")}
${fields({ name, words })}
<button type="submit">コメントする</button></form>`;
}

const placeOf = (typed: string) => (/^\d{1,4}$/.test(typed) && Number(typed) <= PIN_WHOLE ? typed : `${PIN_WHOLE / 2}`);

const fields = ({ name, words }: Pick<TypedComment, "name" | "words">) =>
  `<label>お名前（任意）<input name="name" maxlength="${MAX_LINK_COMMENT_NAME}" autocomplete="nickname" value="${escapeHtml(name)}"></label>
<label>コメント（${MAX_LINK_COMMENT}文字まで）<textarea name="words" required maxlength="${MAX_LINK_COMMENT}" rows="4">${escapeHtml(words)}</textarea></label>`;

/** Over the picture. */
export function pinsOver(comments: readonly LinkComment[]): string {
  const pins = comments.map(({ x, y }, index) => pin(x, y, `${index + 1}`));
  return `${pins.join("")}<span class="pin at new" id="new-pin" hidden></span>`;
}

const pin = (x: number, y: number, text: string) =>
  `<span class="pin at" aria-hidden="true" style="left:${x / 10}%;top:${y / 10}%">${text}</span>`;

const slider = (name: string, label: string) =>
  `<label>${label}<input type="range" name="${name}" min="0" max="${PIN_WHOLE}" value="${PIN_WHOLE / 2}"></label>`;

export const COMMENTS_STYLE = `figure.pinned{position:relative;overflow:visible;cursor:crosshair}figure.pinned img{aspect-ratio:auto;height:auto;border-radius:12px}
.pin{flex:none;display:inline-flex;align-items:center;justify-content:center;width:28px;height:28px;border-radius:50%;background:#343131;color:#fff;font-size:14px;line-height:1;font-weight:700;border:2px solid #fff}
.pin.at{position:absolute;transform:translate(-50%,-50%);pointer-events:none}.pin.new{background:#D9240F}.pin[hidden]{display:none}
h2{margin:32px 0 8px;font-size:20px;color:#343131}.comments{list-style:none;margin:0 0 24px;padding:0}.comments li{display:flex;gap:12px;padding:12px 0;border-top:1px solid #E9E6E3}.comments div{min-width:0}
.who{margin:0;font-size:14px;font-weight:700;color:#343131;overflow-wrap:anywhere}.words{margin:0;white-space:pre-line;overflow-wrap:anywhere}.answer{margin-top:8px;padding:8px 12px;background:#F4F1EC;border-radius:8px}
form{display:grid;gap:12px;padding-top:16px;border-top:1px solid #E9E6E3}form p{margin:0}label{display:grid;gap:4px;font-size:14px;font-weight:700;color:#343131}
input,textarea{width:100%;min-height:44px;padding:8px 12px;border:1px solid #8F8985;border-radius:4px;font:inherit;font-weight:400;color:#343131;background:#fff}textarea{field-sizing:content;min-height:120px}input[type=range]{padding:0;border:0;accent-color:#343131}
button{min-height:56px;padding:8px 24px;border:0;border-radius:8px;background:#343131;color:#fff;font:inherit;font-weight:700;cursor:pointer}button:focus-visible,a:focus-visible,input:focus-visible,textarea:focus-visible{outline:3px solid #FE3A27;outline-offset:2px}`;

/** Sets the sliders by a press on the picture, and shows where they point. Served as a file of its own, as the shop's policy asks. */
export const PIN_SCRIPT = `const figure = document.querySelector("figure.pinned");
const form = document.querySelector("#comment");
const pin = document.querySelector("#new-pin");
if (figure && form && pin) {
  const show = () => {
    pin.hidden = false;
    pin.style.left = form.x.value / 10 + "%";
    pin.style.top = form.y.value / 10 + "%";
  };
  figure.addEventListener("click", (event) => {
    const box = figure.querySelector("img").getBoundingClientRect();
    form.x.value = Math.round(((event.clientX - box.left) * 1000) / box.width);
    form.y.value = Math.round(((event.clientY - box.top) * 1000) / box.height);
    show();
  });
  form.x.addEventListener("input", show);
  form.y.addEventListener("input", show);
}
`;
