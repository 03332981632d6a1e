import { showToast } from "./toast.ts";

/** For what comes when it is first wanted. Where its code cannot be fetched that is said, nothing else happens, and it may be tried again. */
export function fetchPart(load: () => Promise<unknown>): Promise<boolean> {
  return load().then(
    () => true,
    () => {
      showToast("読み込めませんでした。通信の状態をご確認ください。", { tone: "error" });
      return false;
    },
  );
}
