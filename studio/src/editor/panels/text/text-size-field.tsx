import { MAX_FONT_SIZE, MIN_FONT_SIZE, type TextLayer } from "@surimono/domain/designs";
import { useState } from "react";
import { changeText } from "../../commands/change-layer.ts";
import { useEditorState, useSession } from "../../session/session-context.ts";
import { rememberSize, shrunkFrom } from "../../store/text-sizes.ts";
import { millimetres, points, umOfMillimetres, umOfPoints } from "../fields/lengths.ts";
import { MeasureField } from "../fields/measure-field.tsx";

const UNITS = {
  pt: { show: points, read: umOfPoints },
  mm: { show: millimetres, read: umOfMillimetres },
} as const;

/** The em, in points or millimetres. */
export function TextSizeField({ layer }: { readonly layer: TextLayer }) {
  const session = useSession();
  const [unit, setUnit] = useState<keyof typeof UNITS>("pt");
  const { show, read } = UNITS[unit];
  return (
    <div className="grid w-31 shrink-0 max-md:w-44 grid-cols-[1fr_auto] items-center gap-1">
      <MeasureField
        label="字"
        name="文字の大きさ"
        value={show(layer.fontSize)}
        onCommit={(value) => {
          const fontSize = Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, read(value)));
          rememberSize(session.store, [layer], "by-hand");
          changeText(session, layer, { fontSize }, { label: "文字の大きさ", field: "size" });
        }}
      />
      <button
        type="button"
        aria-label={`単位：${unit}。切り替える`}
        title="単位を切り替える"
        className="h-9 rounded-ctl border border-ctl px-1.5 text-12 text-ink hover:bg-paper max-md:h-11"
        onClick={() => setUnit(unit === "pt" ? "mm" : "pt")}
      >
        {unit}
      </button>
    </div>
  );
}

/** Notes that the letters shrink to fit the area, and how to stop that. */
export function ShrunkNote({ layer }: { readonly layer: TextLayer }) {
  const wanted = useEditorState((state) => shrunkFrom(state, layer));
  if (wanted === undefined) return null;
  return (
    <p className="text-12 leading-5 text-mute" role="status">
      枠に収まるように、<span className="num">{points(wanted)} pt</span>から
      <span className="num">{points(layer.fontSize)} pt</span>
      に小さくしています。大きさを自分で決めると、そのままになります。
    </p>
  );
}
