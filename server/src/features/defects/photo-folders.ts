import type { DefectPhoto } from "./defects.tables.ts";

/** The key holds nothing of the person. */
export function photoKey(photo: DefectPhoto): string {
  const { place, position, contentType } = photo;
  return `${folderOf(photo)}/${place ?? position + 1}.${contentType === "image/jpeg" ? "jpg" : "png"}`;
}

export function folderOf({ reportId, messageId }: Pick<DefectPhoto, "reportId" | "messageId">): string {
  return messageId ? replyFolder({ reportId, messageId }) : photoFolder(reportId);
}

export function photoFolder(reportId: string): string {
  return `defects/${reportId}`;
}

export function replyFolder({
  reportId,
  messageId,
}: {
  readonly reportId: string;
  readonly messageId: string;
}): string {
  return `${photoFolder(reportId)}/${messageId}`;
}
