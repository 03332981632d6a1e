import { useEffect, useState, useSyncExternalStore } from "react";
import { dialogPart } from "../parts/all-parts.ts";
import { PartBoundary } from "../parts/part-boundary.tsx";
import { useEditorState, useSession } from "../session/session-context.ts";

/** A dialog that crashes, or cannot be fetched, is closed, and nothing else. */
export function DialogSlot() {
  const dialog = useEditorState((state) => state.dialog);
  return (
    <PartBoundary key={dialog} instead={() => <BrokenDialog />}>
      {dialog && <FetchedDialog />}
    </PartBoundary>
  );
}

function FetchedDialog() {
  const state = useSyncExternalStore(dialogPart.subscribe, dialogPart.state);
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    void dialogPart.load().then(() => setTried(true));
  }, []);
  if (state.kind === "ready") return <state.module.OpenDialog />;
  return isTried && state.kind === "failed" ? <BrokenDialog /> : null;
}

function BrokenDialog() {
  const { store } = useSession();
  useEffect(() => {
    store.set({ dialog: undefined });
    store.complain("画面を開けませんでした。デザインはそのまま残っています。もう一度お試しください。");
  }, [store]);
  return null;
}
