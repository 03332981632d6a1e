import type { WireNotification } from "@surimono/contract/notices";

export function notification(id: string, changes: Partial<WireNotification> = {}): WireNotification {
  const time = "2026-11-20T00:00:00.000Z";
  return {
    notification_id: id,
    content: `${id}の文`,
    link_url: null,
    type: 1,
    status: false,
    public_flag: id.startsWith("public"),
    icon_path: null,
    account_type: null,
    created_by: "operator",
    created_time: time,
    updated_by: "operator",
    updated_time: time,
    ...changes,
  };
}
