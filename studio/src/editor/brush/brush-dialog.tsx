import { type GroundTouch, type ImageLayer, MOST_TOUCHES, type RemovedGround } from "@surimono/domain/designs";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Slider } from "@surimono/ui/slider.tsx";
import { type KeyboardEvent, useEffect, useState } from "react";
import { changeTouches } from "../commands/remove-ground.ts";
import { Segments } from "../panels/fields/segments.tsx";
import { useEditorState, useSession } from "../session/session-context.ts";
import { onlyCommitted } from "../store/editor-state.ts";
import { BrushStage } from "./brush-stage.tsx";

/** Mends by hand what taking the ground away took too much or left. */
export function BrushDialog({ onClose }: { readonly onClose: () => void }) {
  const layer = useEditorState(onlyCommitted);
  const picture = layer?.kind === "image" && layer.ground ? layer : undefined;
  useEffect(() => {
    if (!picture) onClose();
  }, [picture, onClose]);
  return picture?.ground ? <Brushing layer={picture} ground={picture.ground} onClose={onClose} /> : null;
}

interface BrushingProps {
  readonly layer: ImageLayer;
  readonly ground: RemovedGround;
  readonly onClose: () => void;
}

const KINDS = [
  { value: "gone", name: "消すブラシ", word: "消す" },
  { value: "kept", name: "戻すブラシ", word: "戻す" },
] as const;

const NO_TOUCHES: readonly GroundTouch[] = [];

function Brushing({ layer, ground, onClose }: BrushingProps) {
  const session = useSession();
  const [sitting] = useState(() => session.makeId());
  const touches = ground.touches ?? NO_TOUCHES;
  const [kind, setKind] = useState<GroundTouch["kind"]>("gone");
  const [size, setSize] = useState(18);
  const [softness, setSoftness] = useState(30);
  const isFull = touches.length >= MOST_TOUCHES;
  // Each stroke is work, kept at once; one step takes back all of a sitting.
  const paint = (touch: GroundTouch) => {
    if (!isFull) changeTouches(session, layer, sitting, (all) => [...all, touch]);
  };
  const undo = () => {
    if (touches.length > 0) changeTouches(session, layer, sitting, (all) => all.slice(0, -1));
  };

  function press(event: KeyboardEvent): void {
    if (event.key !== "z" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    undo();
  }

  return (
    <Dialog open onClose={onClose} title="背景を手で直す" kind="screen" onKeyDown={press}>
      <div className="flex h-full flex-col">
        <BrushStage layer={layer} ground={ground} brush={{ kind, size, softness }} onTouch={paint} />
        <footer className="shrink-0 border-t border-line bg-white px-4 py-2">
          <div className="mx-auto grid max-w-240 items-center gap-x-6 gap-y-1 md:grid-cols-[12rem_1fr_1fr_auto]">
            <Segments label="ブラシ" value={kind} options={KINDS} onChange={setKind} />
            <Slider label="太さ" value={size} min={3} max={80} text={`${size}`} onChange={setSize} />
            <Slider
              label="ぼかし"
              value={softness}
              min={0}
              max={100}
              step={10}
              text={`${softness}%`}
              onChange={setSoftness}
            />
            <div className="flex gap-2 max-md:mt-1">
              <Button size={44} className="grow whitespace-nowrap" disabled={touches.length === 0} onClick={undo}>
                元に戻す
              </Button>
              <Button variant="primary" size={44} className="grow whitespace-nowrap" onClick={onClose}>
                完了
              </Button>
            </div>
          </div>
          <p role="status" className="mx-auto max-w-240 text-12 text-mute max-md:hidden">
            {isFull
              ? "ブラシはここまでです。「元に戻す」で減らすか、完了してください。"
              : "消えた部分は薄く見えています。拡大するほど細かく塗れます。スマートフォンでは2本の指で拡大・移動できます。"}
          </p>
        </footer>
      </div>
    </Dialog>
  );
}
