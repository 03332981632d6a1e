import { asCut } from "@surimono/domain/catalogue";
import { type DragEvent, useEffect, useMemo, useRef, useState } from "react";
import { areaCamera, resizeViewport } from "../commands/view-commands.ts";
import { toArea } from "../geometry/camera.ts";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import { CutGround } from "./cut-ground.tsx";
import { DesignStage } from "./design-stage.tsx";
import { EyedropperPane } from "./eyedropper.tsx";
import { Ground } from "./ground.tsx";
import { Overlay } from "./overlay.tsx";
import { PrintedSlot } from "./printed-slot.tsx";
import { Rulers } from "./rulers.tsx";
import { TypingField } from "./typing-field.tsx";
import { usePointerInput } from "./use-pointer-input.ts";

/** The workbench: the goods, the design on them, and pointer input over both. */
export function CanvasPane({ hasRulers }: { readonly hasRulers: boolean }) {
  const session = useSession();
  const { areas } = useEditorProps();
  const areaKindId = useEditorState((state) => state.areaKindId);
  const dieCut = useEditorState((state) => state.document.dieCut);
  const place = areas.find((candidate) => candidate.areaKindId === areaKindId);
  const area = useMemo(() => place && asCut(place, { dieCut }), [place, dieCut]);
  const canvas = useRef<HTMLDivElement>(null);
  const pointer = usePointerInput(canvas);
  const [isDropping, setDropping] = useState(false);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      resizeViewport(session, { width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [session]);

  // Another area has other coordinates, so the view is reset.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the area is the reason to run
  useEffect(() => {
    session.store.set({ camera: areaCamera(session) });
  }, [session, areaKindId]);

  if (!area) return null;

  function dropped(event: DragEvent): void {
    event.preventDefault();
    setDropping(false);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = toArea(session.store.get().camera, { x: event.clientX - left, y: event.clientY - top });
    void session.addFiles([...event.dataTransfer.files], at);
  }

  return (
    <section
      className={`bench relative min-h-0 min-w-0 overflow-hidden bg-bench ${hasRulers ? "pt-6 pl-6" : ""}`}
      aria-label="キャンバス"
    >
      {hasRulers && <Rulers area={area} />}
      <div
        ref={canvas}
        role="application"
        aria-label={`${area.name}のデザイン`}
        aria-describedby="editor-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        className="relative size-full touch-none overflow-hidden select-none [-webkit-touch-callout:none] focus-visible:outline-offset-[-3px] data-pressed:outline-none"
        {...pointer}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setDropping(true);
        }}
        onDragLeave={() => setDropping(false)}
        onDrop={dropped}
      >
        <CutGround area={area}>
          <Ground area={area} />
        </CutGround>
        <DesignStage area={area} />
        <PrintedSlot area={area} />
        <Overlay area={area} />
        {isDropping && <DropHint name={area.name} />}
      </div>
      <div
        className={`pointer-events-none absolute right-0 bottom-0 *:pointer-events-auto ${hasRulers ? "top-6 left-6" : "top-0 left-0"}`}
      >
        <EyedropperPane />
        <TypingField canvas={canvas} />
      </div>
      <p id="editor-keys" className="sr-only">
        矢印キーで1 mm、Shiftを押しながらで10 mm動きます。Altと上下の矢印キーでレイヤーを選びます。
      </p>
    </section>
  );
}

function DropHint({ name }: { readonly name: string }) {
  return (
    <div className="pointer-events-none absolute inset-4 grid place-items-center rounded-card border-2 border-dashed border-red bg-white/70">
      <p className="text-16 font-bold text-red-text">ここに放すと{name}に配置します</p>
    </div>
  );
}
