import { showToast } from "#app/ui/toast.ts";

/** Spec §9: how long it is said that nothing can be reached. */
export const NETWORK_TOAST = 2000;

export function sayOffline(): void {
  showToast("インターネットに接続されていません。", { tone: "error", duration: NETWORK_TOAST });
}
