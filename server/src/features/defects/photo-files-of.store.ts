import { eq } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { defectPhotos } from "./defects.tables.ts";
import { photoKey } from "./photo-folders.ts";

/** Where the photographs lie that a member has sent with reports. */
export async function listPhotoFiles(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries.select().from(defectPhotos).where(eq(defectPhotos.userId, userId));
  return rows.map(photoKey);
}
