import { Spinner } from "@surimono/ui/spinner.tsx";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { CanvasPane } from "./canvas/canvas-pane.tsx";
import { CutButton } from "./canvas/cut-button.tsx";
import { InkStrip } from "./canvas/ink-strip.tsx";
import { PressStrip } from "./canvas/press-strip.tsx";
import { ViewSwitch } from "./canvas/view-switch.tsx";
import type { EditorHandle, EditorProps } from "./editor-props.ts";
import { Complaint } from "./frame/complaint.tsx";
import { ContextMenu } from "./frame/context-menu.tsx";
import { DesktopFrame } from "./frame/desktop-frame.tsx";
import { DialogSlot } from "./frame/dialog-slot.tsx";
import { KeepingBar } from "./frame/keeping-bar.tsx";
import { LiveRegion } from "./frame/live-region.tsx";
import { PhoneFrame } from "./frame/phone-frame.tsx";
import { TopBar } from "./frame/top-bar.tsx";
import { useKeeping } from "./frame/use-keeping.ts";
import { useKeyboard } from "./frame/use-keyboard.ts";
import { useFetchAhead } from "./parts/use-fetch-ahead.ts";
import { openSession, type Session } from "./session/session.ts";
import { SessionContext, useEditorProps, useEditorState, useSession } from "./session/session-context.ts";

/** The studio as one tree that fills its parent. Opens the newest copy of the design and saves it. */
export function Editor({ ref, ...props }: EditorProps & { readonly ref?: Ref<EditorHandle> }) {
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

  useImperativeHandle(ref, () => ({ save: async () => session?.keeping.send() ?? true }), [session]);

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
        <Spinner size={20} />
        デザインを開いています…
      </p>
    </div>
  );
}

function OpenEditor() {
  const { store } = useSession();
  const hasRulers = useEditorState((state) => state.hasRulers);
  const { isPhone = false } = useEditorProps();
  const isNarrow = useIsNarrow() || isPhone;
  useKeyboard();
  useKeeping();
  useFetchAhead();
  const bench = (
    <div className="relative grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)]">
      <ContextMenu>
        <CanvasPane hasRulers={hasRulers && !isNarrow} />
      </ContextMenu>
      <CutButton />
      <ViewSwitch onPreview={() => store.set({ dialog: "preview" })} />
      <InkStrip />
      <PressStrip />
      <Complaint />
    </div>
  );
  const Frame = isNarrow ? PhoneFrame : DesktopFrame;
  return (
    <main className="flex size-full min-h-0 flex-col overflow-hidden bg-white text-ink">
      <KeepingBar />
      <Frame bar={<TopBar />} bench={bench} />
      <LiveRegion />
      <DialogSlot />
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
