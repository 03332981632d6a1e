import type { LocalCopy } from "./local-copy.ts";

const LOCAL_AFTER_MS = 400;

/** Writes the tab's own copy in this browser: soon after each change, but while somebody goes on drawing too. */
export function createLocalWriter(write: (copy: LocalCopy) => Promise<boolean>, copyNow: () => LocalCopy) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = true;
  let isStopped = false;

  async function keep(): Promise<boolean> {
    // By now another opening may have taken the copy over: written anew, it would look like work of its own.
    if (isStopped) return isKept;
    clearTimeout(timer);
    timer = undefined;
    isKept = await write(copyNow());
    return isKept;
  }

  return {
    keep,
    /** Whether the last write succeeded. */
    isKept: () => isKept,
    touched() {
      timer ??= setTimeout(() => void keep(), LOCAL_AFTER_MS);
    },
    /** Nothing is written any more. */
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
