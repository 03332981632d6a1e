import { fail, ok } from "@surimono/domain/kernel";
import { findTextFaults } from "@surimono/domain/my-items";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { getGoodsOf, isMadeOnSale } from "../../catalogue/index.ts";
import { findMyItem, lockMyItem, updateMyItem } from "../my-items.store.ts";
import type { MyItem } from "../my-items.tables.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { presentFault } from "../present-fault.ts";
import { unitPriceOf } from "../present-my-item.ts";
import { currentVersion } from "../published/gallery.ts";
import { unfinishedTags } from "../unfinished-tags.ts";

const MESSAGE = { message: "myitem status update success" } as const;

/** Status 1 and listed (rule my-items-complete). A second click, or a second tab, finds it completed and succeeds. */
export async function completeMyItem(
  shop: Shop,
  { isCleared }: Pick<MyItemsParts, "isCleared">,
  member: Member,
  productId: number,
) {
  const now = shop.now();
  const before = await findMyItem(shop.database.db, member.id, productId);
  const cleared = before?.status === 0 ? await areCleared(member, before, isCleared) : true;
  return shop.database.inTransaction(async (tx) => {
    const row = await lockMyItem(tx, member.id, productId);
    if (!row) return fail("my-items/not-found");
    if (row.status === 1) return ok(MESSAGE);
    // Changes since the last finish have passed no check, and would not be printed.
    if (!currentVersion(row)) return fail("my-items/no-design");
    // A design finished in between has just passed the checks.
    if (!cleared && before && versionsOf(row).join() === versionsOf(before).join())
      return fail("my-items/not-printable");
    if (!isMadeOnSale(shop, row)) return fail("my-items/withdrawn");
    if (unfinishedTags(getGoodsOf(shop, row), row).length > 0) return fail("my-items/tag-unfinished");
    // The unit price may have risen since the words were saved.
    const faults = findTextFaults(
      { name: row.name, description: row.description, sellingPrice: row.sellingPrice },
      unitPriceOf(shop, row),
    );
    if (faults.length > 0) return fail("my-items/text-faults", { faults: faults.map(presentFault) });
    await updateMyItem(tx, member.id, productId, { status: 1, deleteFlag: 0, deletedAt: null, updateTime: now });
    return ok(MESSAGE);
  });
}

async function areCleared(member: Member, row: MyItem, isCleared: MyItemsParts["isCleared"]): Promise<boolean> {
  for (const versionId of versionsOf(row)) if (!(await isCleared(member.id, versionId))) return false;
  return true;
}

/** Of the print and of each tag. */
function versionsOf({ versionId, nameTagVersionId, hangTagVersionId }: MyItem): readonly string[] {
  return [versionId, nameTagVersionId, hangTagVersionId].filter((id) => id !== null);
}
