import { DONE, type PayloadOf, typed } from "@surimono/contract/kernel";
import type { answerLinkComment as answerCall, removeLinkComment as removeCall } from "@surimono/contract/my-items";
import { fail, HOUR_MS, ok } from "@surimono/domain/kernel";
import { MAX_LINK_COMMENT, MAX_LINK_COMMENT_NAME, MAX_LINK_COMMENTS, PIN_WHOLE } from "@surimono/domain/my-items";
import { v7 as newId } from "uuid";
import * as z from "zod/mini";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { sealFor } from "../../catalogue/index.ts";
import { leaveNotification } from "../../notices/index.ts";
import { findMyItem } from "../my-items.store.ts";
import { viewPath } from "../published/gallery.ts";
import type { TypedComment } from "./comments-part.ts";
import * as store from "./link-comments.store.ts";
import type { Linked } from "./shared-links.store.ts";

const digits = z.string().check(z.regex(/^\d{1,4}$/));
const place = z.pipe(
  z.pipe(
    digits,
    z.transform((text: string) => Number(text)),
  ),
  z.int().check(z.maximum(PIN_WHOLE)),
);
/** As the page's form sends it. */
const written = z.object({
  x: place,
  y: place,
  name: typed(MAX_LINK_COMMENT_NAME),
  words: typed(MAX_LINK_COMMENT, 1),
});

/** Of whoever has the link, where its owner allows it (rule my-items-link-comment). The owner is told once an hour. */
export async function pinComment({ database, now }: Shop, { item, link }: Linked, form: TypedComment) {
  const read = written.safeParse(form);
  if (!read.success) return fail("not-written");
  const { x, y, name, words } = read.data;
  return database.inTransaction(async (tx) => {
    const locked = await store.lockLink(tx, link.id);
    if (!locked?.mayComment) return fail("not-allowed");
    const before = await store.listComments(tx, link.id);
    // A form that was sent twice.
    if (before.some((other) => other.x === x && other.y === y && other.words === words)) return ok(undefined);
    if (before.length >= MAX_LINK_COMMENTS) return fail("full");
    const writtenAt = now();
    await store.insertComment(tx, { id: newId(), linkId: link.id, x, y, name, words, writtenAt });
    if (locked.toldAt && writtenAt.getTime() - locked.toldAt.getTime() < HOUR_MS) return ok(undefined);
    await store.noteTold(tx, link.id, writtenAt);
    const content = `「${item.name}」のリンクに、コメントが届きました。`;
    const text = { type: 1, content, linkUrl: `/my-items?productId=${item.productId}` } as const;
    await leaveNotification(tx, item.userId, { ...text, iconPath: null, accountType: null }, "surimono", writtenAt);
    return ok(undefined);
  });
}

export async function readLinkComments(shop: Shop, member: Member, productId: number) {
  const { db } = shop.database;
  const item = await findMyItem(db, member.id, productId);
  if (!item) return fail("my-items/not-found");
  const comments = await store.listOwnComments(db, member.id, productId);
  return ok({
    comments: comments.map(({ id, linkId, writtenAt, x, y, name, words, answer }) => ({
      ...{ comment_id: id, link_id: linkId, written_at: writtenAt.toISOString(), x, y, name, words, answer },
    })),
    picture: sealFor(shop, member.id)(viewPath(item, "cover")),
  });
}

export async function answerLinkComment(
  { database: { db } }: Shop,
  member: Member,
  { product_id: productId, comment_id: id, words }: PayloadOf<typeof answerCall>,
) {
  const isOwn = await store.writeAnswer(db, { userId: member.id, productId, id }, words);
  return isOwn ? ok(DONE) : fail("my-items/no-comment");
}

export async function removeLinkComment(
  { database: { db } }: Shop,
  member: Member,
  { product_id: productId, comment_id: id }: PayloadOf<typeof removeCall>,
) {
  await store.deleteComment(db, { userId: member.id, productId, id });
  return ok(DONE);
}
