import { fail, ok } from "@surimono/domain/kernel";
import { canDecide, type GalleryVerdict } from "@surimono/domain/words";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { mailJob } from "../../../platform/mail/index.ts";
import { findEmail } from "../../members/index.ts";
import { lockAnyItem, lockReports, setGalleryOut, settleReports } from "../../my-items/index.ts";
import { leaveNotification } from "../../notices/index.ts";
import { insertEvent, listCases, listEvents } from "./gallery-cases.store.ts";
import { verdictLetter, verdictSentence } from "./verdict-letter.ts";

export interface GalleryDecision {
  readonly productId: number;
  readonly verdict: GalleryVerdict;
  /** For the record alone. */
  readonly reason: string;
  /** For the maker. */
  readonly words: string;
  readonly by: string;
  readonly now: Date;
  /** When the case had moved as it was read; left out by the command line, which decides without reading. */
  readonly readAt?: string;
}

interface Parts {
  readonly jobs: Pick<Shop["jobs"], "enqueue">;
  readonly env: Pick<Shop["env"], "publicUrl">;
}

/**
 * Decides on a reported work (rule words-gallery-case): what waited is settled, the record has it, and the maker is told by letter and bell of
 * what changed, and of what became of an objection. The second of two operators finds it decided; what came since it was read is not settled.
 */
export async function decideGallery(tx: Transaction, { jobs, env }: Parts, decision: GalleryDecision) {
  const { productId, verdict, reason, words, by, now, readAt } = decision;
  const item = await lockAnyItem(tx, productId);
  if (!item) return settleOfGone(tx, decision);
  await lockReports(tx, productId);
  const [found] = await listCases(tx, { view: "all", productId, after: undefined, limit: 1 });
  if (readAt !== undefined && found?.movedAt !== readAt) return fail("words/work-decided-before");
  const where = { isHidden: item.galleryHiddenAt !== null, isRemoved: item.removedAt !== null };
  if (!canDecide(verdict, { item: where })) return fail("words/work-decided-before");
  const isAnswer = (await listEvents(tx, productId)).at(-1)?.kind === "objection";
  if (verdict !== "left")
    await setGalleryOut(tx, item, {
      galleryHiddenAt: verdict === "restored" ? null : (item.galleryHiddenAt ?? now),
      removedAt: verdict === "removed" ? now : null,
    });
  const reports = await settleReports(tx, productId, now);
  const { userId, name: itemName } = item;
  await insertEvent(tx, { userId, id: newId(), productId, kind: verdict, by, reason, words, at: now });
  if (verdict !== "left" || isAnswer) {
    const told = { verdict, itemName, productId, words, isAnswer, isPublished: item.promotionFlag === 1 };
    const linkUrl = `/my-items?itemTab=0&productId=${productId}`;
    const text = { type: 1, content: verdictSentence(told), linkUrl, iconPath: null, accountType: null } as const;
    await leaveNotification(tx, userId, text, "operator", now);
    const email = await findEmail(tx, userId);
    if (email) await jobs.enqueue(tx, mailJob, verdictLetter(email, told, env.publicUrl));
  }
  return ok({ reports });
}

/** Its maker has deleted it for good: there is nobody to tell of it. */
async function settleOfGone(tx: Transaction, { productId, verdict, now }: GalleryDecision) {
  const reports = verdict === "left" ? await settleReports(tx, productId, now) : 0;
  return reports > 0 ? ok({ reports }) : fail("words/no-such-work");
}
