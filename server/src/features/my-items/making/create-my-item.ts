import { randomUUID } from "node:crypto";
import type { PayloadOf } from "@surimono/contract/kernel";
import type { createProduct } from "@surimono/contract/my-items";
import { fail, ok, type Result } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { isPrintOnSale } from "../../catalogue/index.ts";
import * as store from "../my-items.store.ts";
import type { MyItem } from "../my-items.tables.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { presentMyItem } from "../present-my-item.ts";
import { nameCopy } from "./name-copy.ts";

type CreatePayload = PayloadOf<typeof createProduct>;

/** Copies one of the member's items, or makes a new hidden draft of a catalogue item. */
export async function createMyItem(shop: Shop, parts: MyItemsParts, member: Member, payload: CreatePayload) {
  const { product_id, sku, works_id } = payload;
  const made =
    sku && works_id
      ? await startItem(parts, member, { product_id, sku, works_id })
      : await shop.database.inTransaction((tx) => copyItem(shop, parts, tx, member, payload));
  if (!made.ok) return made;
  const row = await store.findMyItem(shop.database.db, member.id, made.value);
  if (!row) throw new Error(`my item ${made.value} was made and is gone`);
  return ok({ data: [await presentMyItem(shop, row)] });
}

type CreateFailure = {
  readonly code: `my-items/${"not-found" | "removed" | "withdrawn" | "choice-not-printable"}`;
};

async function startItem(
  parts: MyItemsParts,
  member: Member,
  choice: Parameters<MyItemsParts["startItem"]>[1],
): Promise<Result<number, CreateFailure>> {
  const started = await parts.startItem(member, choice);
  if (started.ok) return started;
  return fail(started.failure.code === "designs/no-such-item" ? "my-items/not-found" : "my-items/choice-not-printable");
}

/**
 * The copy is a draft in the list (rule my-items-copy-is-draft), and out of the gallery if its source is. Locked first, so that a repeated
 * request finds the first one's result.
 */
async function copyItem(
  shop: Shop,
  parts: MyItemsParts,
  tx: Transaction,
  member: Member,
  { product_id, request_key }: CreatePayload,
): Promise<Result<number, CreateFailure>> {
  await store.lockCopies(tx, member.id);
  const before = request_key && (await store.findByRequest(tx, member.id, request_key));
  if (before) return ok(before.productId);
  const source = await store.lockMyItem(tx, member.id, product_id);
  if (!source || source.deleteFlag === 1) return fail("my-items/not-found");
  if (source.removedAt) return fail("my-items/removed");
  if (!isPrintOnSale(shop, source)) return fail("my-items/withdrawn");
  const now = shop.now();
  const copy: MyItem = {
    ...source,
    productId: await store.nextProductId(tx),
    pku: String(Math.floor(now.getTime() / 1000)),
    name: await nameCopy(shop, tx, member.id, source.name),
    status: 0,
    deleteFlag: 0,
    promotionFlag: 0,
    publishedAt: null,
    popularity: 0,
    requestKey: request_key ?? null,
    draftKey: randomUUID(),
    wordsSavedAt: now,
    deletedAt: null,
    createTime: now,
    updateTime: now,
  };
  await store.insertMyItem(tx, copy);
  await parts.copyDesigns(tx, member.id, source.productId, copy.productId, now);
  return ok(copy.productId);
}
