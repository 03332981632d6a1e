import type { replyDefect as replyCall } from "@surimono/contract/defects";
import type { PayloadOf } from "@surimono/contract/kernel";
import { canBecome, DEFECT_WORDS_MAX } from "@surimono/domain/defects";
import { fail, ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Queries } from "../../platform/database/index.ts";
import type { Member, Shop, UploadedFile } from "../../platform/http/index.ts";
import { lockOrder } from "../orders/index.ts";
import type { AnswerDesk } from "./answer-defect.ts";
import { addMessage, type Defect, findReport, moveDefect } from "./defects.store.ts";
import { keepReplyPhotos } from "./photo-files.ts";
import { replyFolder } from "./photo-folders.ts";
import { presentDefect } from "./present-defects.ts";
import { tellOfDefect, tellShop } from "./tell-of-defect.ts";

type Wanted = PayloadOf<typeof replyCall>["reply"];

/** The buyer answers what the shop asked, and the shop looks at the report again (rule defects-reply). */
export async function replyDefect(
  shop: Shop & Pick<AnswerDesk, "onSaid">,
  member: Member,
  wanted: Wanted,
  files: Readonly<Record<string, UploadedFile>>,
) {
  const { db } = shop.database;
  const now = shop.now();
  const seen = await judge(db, member.id, wanted);
  if (!seen.ok) return seen;
  if (seen.value.isKnown) return ok(presentDefect(seen.value.defect));
  const id = newId();
  const of = { userId: member.id, reportId: wanted.report_id, messageId: id };
  const photos = await keepReplyPhotos(shop, of, Object.values(files));
  if (!photos.ok) return photos;
  const kept = await shop.database.inTransaction(async (tx) => {
    const order = await lockOrder(tx, { userId: member.id, orderId: seen.value.defect.orderId });
    const judged = await judge(tx, member.id, wanted);
    if (!judged.ok || !order) return judged.ok ? fail("defects/no-such-report") : judged;
    const { defect, isKnown } = judged.value;
    if (isKnown) return ok(defect);
    const message = { id, from: "buyer", requestKey: wanted.request_key, words: wanted.words, at: now } as const;
    await addMessage(tx, defect, message, photos.value);
    await moveDefect(tx, defect, { state: "received", movedAt: now });
    const replied = await findReport(tx, member.id, defect.id);
    if (!replied) throw new Error(`report ${defect.id} went away under its lock`);
    await tellOfDefect(shop, tx, order, replied, now, "replied");
    await tellShop(shop, tx, order, replied, wanted.words);
    await shop.onSaid(tx, { defect: replied, from: "buyer", words: wanted.words, by: "" }, shop);
    return ok(replied);
  });
  const isKept = kept.ok && kept.value.messages.some((message) => message.id === id);
  if (!isKept) await shop.files.removeAll(replyFolder(of));
  return kept.ok ? ok(presentDefect(kept.value)) : kept;
}

/** Whether the shop waits for an answer; or whether this one came before. */
async function judge(queries: Queries, userId: string, { report_id, request_key, words }: Wanted) {
  const defect: Defect | undefined = await findReport(queries, userId, report_id);
  if (!defect) return fail("defects/no-such-report");
  if (defect.messages.some(({ requestKey }) => requestKey === request_key)) return ok({ defect, isKnown: true });
  if (words === "" || words.length > DEFECT_WORDS_MAX) return fail("defects/reply-missing");
  if (defect.state !== "asked" || !canBecome(defect.state, "received")) return fail("defects/not-asked");
  return ok({ defect, isKnown: false });
}
