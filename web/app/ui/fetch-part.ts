import { showToast } from "@surimono/ui/toast.ts";

/** For parts loaded on first use. If loading fails, that is said, nothing else happens, and it may be retried. */
export function fetchPart(load: () => Promise<unknown>): Promise<boolean> {
  return load().then(
    () => true,
    () => {
      showToast("読み込めませんでした。通信の状態をご確認ください。", { tone: "error" });
      return false;
    },
  );
}
