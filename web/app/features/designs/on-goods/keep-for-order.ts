import type { CallFailure } from "@surimono/contract/kernel";
import * as z from "zod/mini";
import { keepDocument } from "../keep-tried.ts";
import type { OnePicture } from "../simulation-store.ts";
import { withUpload } from "./keep-chosen.ts";
import { asOrdered, type LaidGoods } from "./laid-goods.ts";

/** Saves the picture on these goods as a draft for the press, once, or says why it cannot be printed so. */
export async function keepForOrder(
  picture: OnePicture,
  { simulation }: LaidGoods,
  userId: string,
  accepted: readonly string[],
) {
  return withUpload(picture, userId, (uploads) => keepDocument(asOrdered(simulation), uploads, accepted));
}

/** What the shop found before printing; one with a key can be ticked. */
export interface PrintFinding {
  readonly key?: string | undefined;
  readonly text: string;
  readonly mend: string;
}

const detailSchema = z.object({
  findings: z.array(z.object({ key: z.optional(z.string()), text: z.string(), mend: z.string() })),
});

/** The findings of a refusal, in the server's words. */
export function findingsOf({ detail }: CallFailure): readonly PrintFinding[] {
  const read = detailSchema.safeParse(detail);
  return read.success ? read.data.findings : [];
}
