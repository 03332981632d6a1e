import { eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { designPictures } from "../designs.tables.ts";
import { uploadKey } from "./upload-key.ts";

/** Where everything lies that a member has uploaded, those taken out of the gallery too. */
export async function listUploadFiles(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries.select().from(designPictures).where(eq(designPictures.userId, userId));
  return rows.map(uploadKey);
}
