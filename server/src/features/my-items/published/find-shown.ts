import type { Shop } from "../../../platform/http/index.ts";
import { findPublished, type PublishedRow } from "./published-items.store.ts";

/** One work of the gallery. What its maker has published a moment ago is found at once. */
export async function findShown(
  { mayBeOld, database, now }: Pick<Shop, "mayBeOld" | "database" | "now">,
  productId: number,
): Promise<PublishedRow | undefined> {
  const db = mayBeOld("gallery");
  const found = await findPublished(db, productId, now());
  return found || db === database.db ? found : findPublished(database.db, productId, now());
}
