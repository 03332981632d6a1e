import { fail, ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Shop } from "../../../platform/http/index.ts";
import { mailJob } from "../../../platform/mail/index.ts";
import { lockAnyItem } from "../../my-items/index.ts";
import { insertEvent, listEvents } from "./gallery-cases.store.ts";

interface Objection {
  readonly userId: string;
  readonly productId: number;
  readonly words: string;
}

/** The maker's answer to a decision: it opens the case again, once until it was looked at. */
export async function objectToDecision(shop: Shop, { userId, productId, words }: Objection) {
  return shop.database.inTransaction(async (tx) => {
    const item = await lockAnyItem(tx, productId);
    if (!item || item.userId !== userId) return fail("words/no-such-work");
    if (!item.galleryHiddenAt && !item.removedAt) return fail("words/work-not-out");
    if ((await listEvents(tx, productId)).at(-1)?.kind === "objection") return fail("words/objected-before");
    const at = shop.now();
    await insertEvent(tx, { userId, id: newId(), productId, kind: "objection", by: "", reason: "", words, at });
    await shop.jobs.enqueue(tx, mailJob, {
      to: shop.env.mailFrom,
      subject: `【ギャラリーの申し出】${productId}`,
      text: `作品: ${item.name}（${productId}）\n\n${words}\n\n${shop.env.publicUrl}/operator/gallery/${productId}\n`,
    });
    return ok(undefined);
  });
}
