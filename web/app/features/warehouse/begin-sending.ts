import { newUuid } from "@surimono/ui/new-uuid.ts";
import { confirm } from "#app/ui/confirm.ts";
import { type SendingDraft, sendingDraft } from "./sending-draft.ts";

type Start = Pick<SendingDraft, "productId" | "isReturn" | "pieces">;

/** One at a time: a second would answer the first with no. */
let question: Promise<boolean> | undefined;

/**
 * Begins another sending, unless this is a return to the same one. What was entered of another is given up only if its owner says so. Answers
 * whether the sending is this one now.
 */
export async function beginSending(start: Start): Promise<boolean> {
  const now = sendingDraft.get();
  if (isOf(now, start)) return true;
  if (isHalfMade(now)) {
    question ??= ask().finally(() => {
      question = undefined;
    });
    if (!(await question)) return false;
    if (isOf(sendingDraft.get(), start)) return true;
  }
  sendingDraft.set({
    ...{ sendingId: newUuid(), several: false, destinations: [], addressId: now?.addressId },
    ...start,
  });
  return true;
}

function isOf(draft: SendingDraft | undefined, start: Start): boolean {
  return draft !== undefined && !draft.isReturn && !start.isReturn && draft.productId === start.productId;
}

/** More than numbers and an address of the book. */
const isHalfMade = (draft: SendingDraft | undefined) => draft && (draft.destinations.length > 0 || draft.wish);

const ask = () =>
  confirm({
    title: "入力の途中の発送があります",
    message: "別の発送をはじめると、その発送に入力したお届け先やご希望は消えます。",
    yes: "別の発送をはじめる",
    no: "入力の途中の発送にもどる",
    danger: true,
  });
