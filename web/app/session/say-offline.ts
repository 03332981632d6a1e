import { showToast } from "@surimono/ui/toast.ts";

/** How long the offline message is shown (rule session-offline). */
export const NETWORK_TOAST = 2000;

export function sayOffline(): void {
  showToast("インターネットに接続されていません。", { tone: "error", duration: NETWORK_TOAST });
}
