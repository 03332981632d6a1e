import { randomBytes } from "node:crypto";
import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import type { changeSharedLink as changeCall, makeSharedLink as makeCall } from "@surimono/contract/my-items";
import { fail, ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { hashToken } from "../../members/index.ts";
import { findMyItem, lockMyItem } from "../my-items.store.ts";
import { hasPicture } from "../votes/has-picture.ts";
import { changeLink, countLinks, deleteLink, insertLink, listLinks, type SharedLink } from "./shared-links.store.ts";

/** Below the shop's address. The token is in the query, which no log has. */
export const SHARED_PATH = "/shared";
const MOST_LINKS = 10;

export async function readSharedLinks({ database: { db } }: Shop, member: Member, productId: number) {
  if (!(await findMyItem(db, member.id, productId))) return fail("my-items/not-found");
  const links = await listLinks(db, member.id, productId);
  return ok({ links: links.map(presentLink) });
}

function presentLink({ id, madeAt, mayRemix, mayComment }: SharedLink) {
  return { link_id: id, made_at: madeAt.toISOString(), may_remix: mayRemix, may_comment: mayComment };
}

/** The token leaves the shop once, in the answer (rule my-items-shared-link). */
export async function makeSharedLink(
  { database, env, now }: Shop,
  member: Member,
  { product_id: productId, may_remix: mayRemix = false }: PayloadOf<typeof makeCall>,
) {
  const token = randomBytes(32).toString("base64url");
  return database.inTransaction(async (tx) => {
    // Locked, so that two presses at once do not make one more than may be.
    const item = await lockMyItem(tx, member.id, productId);
    if (!item || item.deleteFlag === 1) return fail("my-items/not-found");
    if (item.galleryHiddenAt || item.removedAt) return fail("my-items/removed");
    if (!hasPicture(item)) return fail("my-items/nothing-to-show");
    if ((await countLinks(tx, member.id, productId)) >= MOST_LINKS) return fail("my-items/too-many-links");
    const link = {
      id: newId(),
      tokenHash: hashToken(token),
      userId: member.id,
      productId,
      madeAt: now(),
      mayRemix,
      mayComment: false,
      toldAt: null,
    };
    await insertLink(tx, link);
    const url = `${env.publicUrl}${SHARED_PATH}?${new URLSearchParams({ key: token })}`;
    return ok({ ...presentLink(link), url });
  });
}

export async function changeSharedLink(
  { database: { db } }: Shop,
  member: Member,
  { product_id: productId, link_id: id, may_remix: mayRemix, may_comment: mayComment }: PayloadOf<typeof changeCall>,
) {
  return (await changeLink(db, member.id, productId, { id, mayRemix, mayComment }))
    ? ok(DONE)
    : fail("my-items/not-found");
}

export async function closeSharedLink(
  { database: { db } }: Shop,
  member: Member,
  { product_id: productId, link_id: id }: { readonly product_id: number; readonly link_id: string },
) {
  if (!(await findMyItem(db, member.id, productId))) return fail("my-items/not-found");
  await deleteLink(db, member.id, productId, id);
  return ok(DONE);
}
