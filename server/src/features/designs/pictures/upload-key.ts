import type { DesignPicture } from "../designs.tables.ts";

export function uploadKey(row: Pick<DesignPicture, "userId" | "id" | "contentType">): string {
  return `pictures/${row.userId}/${row.id}.${row.contentType === "image/jpeg" ? "jpg" : "png"}`;
}

export function thumbnailKey(row: Pick<DesignPicture, "userId" | "id">): string {
  return `pictures/${row.userId}/${row.id}-thumbnail.webp`;
}
