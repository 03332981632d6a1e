import { type Layer, OPAQUE } from "@surimono/domain/designs";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { Slider } from "@surimono/ui/slider.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { useState } from "react";
import { changeLayer } from "../../commands/change-layer.ts";
import { canChangeRatio, type PlaceField, placeSelection } from "../../commands/place-layers.ts";
import { useEditorState, useSession } from "../../session/session-context.ts";
import { onlySelected, selectionBox } from "../../store/editor-state.ts";
import { handledBox } from "../../tools/hit-test.ts";
import { degrees, millimetres } from "./lengths.ts";
import { MeasureField } from "./measure-field.tsx";

/** Upper left corner before rotation, size and angle as numbers: for one layer, a group or several. */
export function PlacementFields() {
  const box = useEditorState(selectionBox);
  const isFree = useEditorState((state) => handledBox(state) !== undefined);
  const only = useEditorState(onlySelected);
  const session = useSession();
  const [keepsRatio, setKeepsRatio] = useState<boolean>();
  if (!box) return null;
  const isBound = !only || !canChangeRatio(only);
  // Pictures and stamps rarely should change their aspect ratio; shapes often do.
  const isKept = isBound || (keepsRatio ?? only.kind !== "shape");
  const set = (field: PlaceField) => (value: number) =>
    placeSelection(session, field, Math.round(value * 1000), isKept);
  const place = { unit: "mm", min: -1000, max: 1000, disabled: !isFree };
  const side = { unit: "mm", min: 1, max: 1000, disabled: !isFree };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-1 gap-y-2">
      <MeasureField
        label="X"
        name="左からの位置"
        {...place}
        value={millimetres(box.x - box.width / 2)}
        onCommit={set("left")}
      />
      <span />
      <MeasureField
        label="Y"
        name="上からの位置"
        {...place}
        value={millimetres(box.y - box.height / 2)}
        onCommit={set("top")}
      />
      <MeasureField label="W" name="幅" {...side} value={millimetres(box.width)} onCommit={set("width")} />
      <IconButton
        size={36}
        icon={<StudioIcon name={isKept ? "link" : "unlink"} />}
        label={isBound ? "縦横の比は変わりません" : "縦横の比を固定"}
        aria-pressed={isKept}
        disabled={isBound || !isFree}
        className={isKept ? "text-red-text" : ""}
        onClick={() => setKeepsRatio(!isKept)}
      />
      <MeasureField label="H" name="高さ" {...side} value={millimetres(box.height)} onCommit={set("height")} />
      <MeasureField
        label="R"
        name="角度"
        unit="°"
        min={-360}
        max={360}
        disabled={!isFree}
        value={degrees(box.rotation)}
        onCommit={set("rotation")}
      />
    </div>
  );
}

export function OpacitySlider({ layer }: { readonly layer: Layer }) {
  const session = useSession();
  const percent = Math.round((layer.opacity / OPAQUE) * 100);
  return (
    <Slider
      label="不透明度"
      value={percent}
      min={0}
      max={100}
      text={`${percent}%`}
      disabled={layer.locked}
      onChange={(value) =>
        changeLayer(session, layer, { opacity: value * 10 }, { label: "不透明度", field: "opacity" })
      }
    />
  );
}
