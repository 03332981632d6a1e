import { useEffect, useRef, useState } from "react";
import { CanvasPane } from "./canvas/canvas-pane.tsx";
import { ViewSwitch } from "./canvas/view-switch.tsx";
import type { EditorProps } from "./editor-props.ts";
import { ChecksDialog } from "./frame/checks-dialog.tsx";
import { Complaint } from "./frame/complaint.tsx";
import { DesktopFrame } from "./frame/desktop-frame.tsx";
import { KeysDialog } from "./frame/keys-dialog.tsx";
import { LiveRegion } from "./frame/live-region.tsx";
import { PhoneFrame } from "./frame/phone-frame.tsx";
import { PreviewDialog } from "./frame/preview-dialog.tsx";
import { RestoreNotice } from "./frame/restore-notice.tsx";
import { TopBar } from "./frame/top-bar.tsx";
import { useFinish } from "./frame/use-finish.ts";
import { useKeyboard } from "./frame/use-keyboard.ts";
import { Icon } from "./panels/icon.tsx";
import { openSession, type Session } from "./session/session.ts";
import { SessionContext, useEditorProps, useSession } from "./session/session-context.ts";

/** The studio, as one tree that fills its parent. It opens the copy of the design that is the newest and keeps it safe. */
export function Editor(props: EditorProps) {
  const [session, setSession] = useState<Session>();
  const first = useRef(props);

  useEffect(() => {
    let opened: Session | undefined;
    let isGone = false;
    void openSession(first.current).then((fresh) => {
      if (isGone) return fresh.close();
      opened = fresh;
      setSession(fresh);
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, []);

  if (!session) return <Opening />;
  return (
    <SessionContext value={{ session, props }}>
      <OpenEditor />
    </SessionContext>
  );
}

function Opening() {
  return (
    <div className="grid size-full place-items-center bg-bench" role="status">
      <p className="flex items-center gap-2 text-14">
        <Icon name="spinner" className="animate-spin" />
        デザインを開いています…
      </p>
    </div>
  );
}

type Open = "checks" | "finishing" | "keys" | "preview";

function OpenEditor() {
  const [open, setOpen] = useState<Open>();
  const [hasRulers, setRulers] = useState(true);
  const isNarrow = useIsNarrow();
  const { isFinishing, finish } = useFinish(() => setOpen("finishing"));
  useKeyboard();
  useKeeping();
  const close = () => setOpen(undefined);
  const bar = (
    <TopBar
      hasRulers={hasRulers}
      onRulers={() => setRulers(!hasRulers)}
      onChecks={() => setOpen("checks")}
      onKeys={() => setOpen("keys")}
      onFinish={() => void finish(false)}
      isFinishing={isFinishing}
    />
  );
  const bench = (
    <div className="relative grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)]">
      <CanvasPane hasRulers={hasRulers && !isNarrow} />
      <ViewSwitch onPreview={() => setOpen("preview")} />
      <Complaint />
    </div>
  );
  const Frame = isNarrow ? PhoneFrame : DesktopFrame;
  return (
    <main className="flex size-full min-h-0 flex-col overflow-hidden bg-white text-ink">
      <RestoreNotice />
      <Frame bar={bar} bench={bench} />
      <LiveRegion />
      {(open === "checks" || open === "finishing") && (
        <ChecksDialog
          isFinishing={open === "finishing"}
          onClose={close}
          onFinish={() => {
            close();
            void finish(true);
          }}
        />
      )}
      {open === "keys" && <KeysDialog onClose={close} />}
      {open === "preview" && <PreviewDialog onClose={close} />}
    </main>
  );
}

const NARROW = "(width < 880px)";

function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setNarrow(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return isNarrow;
}

/** Tells the parent of every change, and lets nothing be lost when the page is hidden or the network comes back. */
function useKeeping(): void {
  const session = useSession();
  const { onChange } = useEditorProps();
  const told = useRef(onChange);
  told.current = onChange;

  useEffect(() => {
    let seen = session.store.get().document;
    return session.store.subscribe(() => {
      const { document } = session.store.get();
      if (document === seen) return;
      seen = document;
      told.current?.(session.closed(document));
    });
  }, [session]);

  useEffect(() => {
    const hide = () => {
      if (globalThis.document.visibilityState === "hidden") void session.autosave.keep();
    };
    const online = () => void session.autosave.flush();
    const unsubscribe = session.autosave.subscribe(() => {
      const state = session.autosave.state();
      if (state.kind === "refused") session.store.complain(state.message);
    });
    addEventListener("visibilitychange", hide);
    addEventListener("pagehide", hide);
    addEventListener("online", online);
    // What was restored from this browser has yet to reach the server.
    void session.autosave.flush();
    return () => {
      unsubscribe();
      removeEventListener("visibilitychange", hide);
      removeEventListener("pagehide", hide);
      removeEventListener("online", online);
    };
  }, [session]);
}
