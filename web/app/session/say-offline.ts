import { showToast } from "#app/ui/toast.ts";

/** How long it is said that nothing can be reached (rule session-offline). */
export const NETWORK_TOAST = 2000;

export function sayOffline(): void {
  showToast("インターネットに接続されていません。", { tone: "error", duration: NETWORK_TOAST });
}
