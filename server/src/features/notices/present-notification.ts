import type { WireNotification } from "@surimono/contract/notices";
import type { Seal } from "../catalogue/index.ts";
import type { StoredNotification } from "./notices.tables.ts";

interface Reading {
  readonly audience: "public" | "private";
  readonly readIds: readonly string[];
  readonly seal: Seal;
}

/** A notification as the wire has it. */
export function presentNotification(row: StoredNotification, { audience, readIds, seal }: Reading): WireNotification {
  const notificationId = `${audience}_${row.id}`;
  return {
    notification_id: notificationId,
    content: row.content,
    link_url: row.linkUrl,
    type: row.type,
    status: readIds.includes(notificationId),
    public_flag: audience === "public",
    icon_path: row.iconPath && seal(row.iconPath),
    account_type: row.accountType,
    created_by: row.createdBy,
    created_time: row.createdAt.toISOString(),
    updated_by: row.updatedBy,
    updated_time: row.updatedAt.toISOString(),
  };
}
