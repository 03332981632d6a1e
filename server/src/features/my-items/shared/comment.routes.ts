import * as calls from "@surimono/contract/my-items";
import { MAX_LINK_COMMENT, MAX_LINK_COMMENT_NAME } from "@surimono/domain/my-items";
import { escapeHtml } from "../../../platform/escape-html.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { COMMENTS_STYLE, commentAgain, PIN_SCRIPT, type TypedComment } from "./comments-part.ts";
import { answerLinkComment, pinComment, readLinkComments, removeLinkComment } from "./link-comments.ts";
import { linkPage, noLinkPage } from "./link-page.ts";
import { openLink } from "./open-link.ts";
import { findLinked } from "./shared-links.store.ts";
import { SHARED_PATH } from "./shared-links.ts";

export const COMMENT_PATH = `${SHARED_PATH}/comment`;
export const PIN_SCRIPT_PATH = `${SHARED_PATH}/pin.js`;
const WRITES = { name: "link-comment", limit: { points: 20, seconds: 600, per: "address" } } as const;

/** What whoever has a link pins to its picture, and what its owner does about it (rule my-items-link-comment). */
export function commentRoutes(shop: Shop): void {
  const { route, http } = shop;
  route(calls.listLinkComments, ({ member, payload }) => readLinkComments(shop, member, payload.product_id));
  route(calls.answerLinkComment, ({ member, payload }) => answerLinkComment(shop, member, payload), {
    limit: { points: 120, seconds: 3600, per: "member" },
  });
  route(calls.removeLinkComment, ({ member, payload }) => removeLinkComment(shop, member, payload));
  http.get(PIN_SCRIPT_PATH, async (_request, reply) =>
    reply.header("cache-control", "public, max-age=300").type("text/javascript; charset=utf-8").send(PIN_SCRIPT),
  );
  http.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    // Each letter may take a dozen bytes in a form.
    scope.post(COMMENT_PATH, { bodyLimit: 8000 }, async (request, reply) => {
      const { key, ...form } = readForm(request.body);
      const linked = await openLink(shop, { request, reply, ...WRITES, key }, (hash) =>
        findLinked(shop.database.db, hash, shop.now()),
      );
      if (!linked) return reply;
      const pinned = await pinComment(shop, linked, form);
      const back = `${SHARED_PATH}?${new URLSearchParams({ key })}#comments`;
      if (pinned.ok) return reply.redirect(back, 303);
      if (pinned.failure.code === "not-allowed") return reply.code(404).send(noLinkPage());
      const page = notPinnedPage(pinned.failure.code, { back, key, typed: form });
      return reply.code(pinned.failure.code === "full" ? 409 : 422).send(page);
    });
  });
}

/** A form sends each line break as two letters, which are one where it is typed. */
function readForm(body: unknown) {
  const form = new URLSearchParams(typeof body === "string" ? body : "");
  const field = (name: string) => (form.get(name) ?? "").replaceAll("\r\n", "\n");
  return { key: field("key"), x: field("x"), y: field("y"), name: field("name"), words: field("words") };
}

interface NotPinned {
  readonly back: string;
  readonly key: string;
  readonly typed: TypedComment;
}

/** With what was typed, which would be lost otherwise. */
function notPinnedPage(why: "full" | "not-written", { back, key, typed }: NotPinned): string {
  const title = "コメントできませんでした";
  const said =
    why === "full"
      ? `<p>コメントがいっぱいになったため、新しいコメントは受け付けていません。</p><p class="small">お書きになったコメント：</p><p class="words answer">${escapeHtml(typed.words)}</p>`
      : `<p>コメントは${MAX_LINK_COMMENT}文字まで、お名前は${MAX_LINK_COMMENT_NAME}文字までで書いて、もう一度お試しください。</p>${commentAgain(typed, { path: COMMENT_PATH, key })}`;
  // Below a button it is the lesser one.
  const way = why === "full" ? "try" : "try plain";
  const body = `<h1>${title}</h1>${said}<p class="${way}"><a href="${back}">リンクのページにもどる</a></p>`;
  return linkPage({ title, head: "", body, style: `${COMMENTS_STYLE}form{margin-bottom:40px}` });
}
