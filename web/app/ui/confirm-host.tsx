import { useStore } from "@surimono/ui/store.ts";
import { lazy, Suspense, useRef } from "react";
import { type OpenConfirm, openConfirm } from "./open-confirm.ts";

const ConfirmDialog = lazy(async () => ({ default: (await import("./confirm-dialog.tsx")).ConfirmDialog }));

/** Mounted once in the root; the dialog's code is fetched with the first question. */
export function ConfirmHost() {
  const current = useStore(openConfirm, undefined);
  // The last question stays while its dialog fades out.
  const last = useRef<OpenConfirm>(undefined);
  if (current) last.current = current;
  if (!last.current) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog question={last.current} open={current !== undefined} />
    </Suspense>
  );
}
