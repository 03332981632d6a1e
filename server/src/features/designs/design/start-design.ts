import type { getImageMagicToken } from "@surimono/contract/designs";
import type { PayloadOf } from "@surimono/contract/kernel";
import { PRINT_STEP } from "@surimono/domain/catalogue";
import { blankDocument } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { findItem, isOnSale } from "../../catalogue/index.ts";
import { insertMyItem, nameNewItem, nextProductId } from "../../my-items/index.ts";
import { checkPrintable, draftRow, readChoice } from "../choice/index.ts";
import { toolAddress } from "../studio/index.ts";
import { insertDesign } from "./designs.store.ts";

type StartPayload = PayloadOf<typeof getImageMagicToken>;

export async function startDesign(shop: Shop, member: Member, payload: StartPayload) {
  const started = await startItem(shop, member, payload);
  return started.ok
    ? ok({ url: toolAddress(shop, "start", { userId: member.id, productId: started.value, step: PRINT_STEP }) })
    : started;
}

/** A new item is stored hidden at first (rule designs-hidden-draft); the studio then fills its empty design. */
export async function startItem(shop: Shop, member: Member, payload: StartPayload) {
  const item = findItem(shop, payload.product_id);
  if (!item || !isOnSale(shop, item.id)) return fail("designs/no-such-item");
  const choice = readChoice(item, payload);
  if (!choice) return fail("designs/choice-not-printable");
  const printable = checkPrintable(shop, item, choice);
  if (!printable.ok) return printable;
  const now = shop.now();
  const productId = await shop.database.inTransaction(async (tx) => {
    const id = await nextProductId(tx);
    const row = draftRow(shop, item, choice, { userId: member.id, productId: id, now });
    await insertMyItem(tx, { ...row, name: await nameNewItem(tx, member.id, row.name) });
    await insertDesign(tx, { userId: member.id, productId: id, document: blankDocument(item, choice), savedAt: now });
    return id;
  });
  return ok(productId);
}
