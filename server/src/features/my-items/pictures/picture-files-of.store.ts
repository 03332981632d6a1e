import { eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { myItemPictures } from "../my-items.tables.ts";
import { originalKey } from "./picture-files.ts";

/** Where the pictures lie that a member has added to items. */
export async function listItemPictureFiles(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries.select().from(myItemPictures).where(eq(myItemPictures.userId, userId));
  return rows.map(originalKey);
}
