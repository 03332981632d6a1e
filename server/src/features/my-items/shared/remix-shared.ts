import type { PayloadOf } from "@surimono/contract/kernel";
import type { remixShared as remixCall } from "@surimono/contract/my-items";
import { fail, ok } from "@surimono/domain/kernel";
import type { Queries } from "../../../platform/database/index.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { hashToken } from "../../members/index.ts";
import { findByRequest, lockCopies } from "../my-items.store.ts";
import type { MyItem } from "../my-items.tables.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { findLinked } from "./shared-links.store.ts";

type RemixPayload = PayloadOf<typeof remixCall>;

/** A draft of one's own of what a link shows (rule my-items-remix). Sent repeatedly, it is still one draft. */
export async function remixShared(shop: Shop, parts: MyItemsParts, member: Member, payload: RemixPayload) {
  const { db, inTransaction } = shop.database;
  const before = await findByRequest(db, member.id, payload.request_key);
  if (before) return ok({ product_id: before.productId });
  const shown = await findRemixable(shop, db, payload.key);
  if (!shown) return fail("my-items/no-remix");
  const prepared = await parts.prepareRemix(member, shown.versionId);
  if (!prepared.ok) return fail(codeOf(prepared.failure.code));
  const { write, forgetUnwritten } = prepared.value;
  try {
    return await inTransaction(async (tx) => {
      await lockCopies(tx, member.id);
      const other = await findByRequest(tx, member.id, payload.request_key);
      if (other) return ok({ product_id: other.productId });
      // Copying pictures takes a while, in which the owner may have closed the link.
      const now = await findRemixable(shop, tx, payload.key);
      if (now?.versionId !== shown.versionId) return fail("my-items/no-remix");
      const made = await write(tx, { name: shown.name, requestKey: payload.request_key });
      return made.ok ? ok({ product_id: made.value }) : fail(codeOf(made.failure.code));
    });
  } finally {
    await forgetUnwritten();
  }
}

async function findRemixable(shop: Shop, queries: Queries, key: string) {
  const linked = await findLinked(queries, hashToken(key), shop.now());
  if (!linked?.link.mayRemix || !isRemixable(linked.item)) return undefined;
  const { name, versionId } = linked.item;
  return versionId === null ? undefined : { name, versionId };
}

/** A draft is its maker's work still: what is made of an item is made of it as it was finished (decision 920). */
export function isRemixable({ status }: Pick<MyItem, "status">): boolean {
  return status === 1;
}

type NotPrepared = Extract<Awaited<ReturnType<MyItemsParts["prepareRemix"]>>, { ok: false }>["failure"]["code"];

function codeOf(code: NotPrepared) {
  switch (code) {
    case "designs/no-such-item":
    case "designs/choice-not-printable":
      return "my-items/withdrawn";
    case "designs/too-many-pictures":
      return "my-items/remix-pictures-full";
    case "designs/too-many-parts":
      return "my-items/remix-too-large";
    case "designs/picture-busy":
      return "my-items/image-busy";
    default:
      return "my-items/no-remix";
  }
}
