import { type Layer, OPAQUE } from "@surimono/domain/designs";
import { changeLayer, changeText } from "../commands/change-layer.ts";
import { wholeRotation } from "../geometry/box.ts";
import { useEditorState, useSession } from "../session/session-context.ts";
import { onlySelected } from "../store/editor-state.ts";
import { resizedLayer } from "../tools/resizing.ts";
import { degrees, millimetres, umOfMillimetres } from "./lengths.ts";
import { NumberField } from "./number-field.tsx";
import { Slider } from "./slider.tsx";

/** Where the layer's upper left corner stands before its turn, its size and its angle, as numbers. */
export function PlacementFields() {
  const layer = useEditorState(onlySelected);
  return layer ? <Fields layer={layer} /> : null;
}

function Fields({ layer }: { readonly layer: Layer }) {
  const session = useSession();
  const { locked: disabled } = layer;
  const left = layer.x - layer.width / 2;
  const top = layer.y - layer.height / 2;
  const move = (fields: { x?: number; y?: number }) => changeLayer(session, layer, fields, { label: "移動" });

  function resize(width: number, height: number): void {
    const box = { ...layer, width, height, x: left + width / 2, y: top + height / 2 };
    const sized = resizedLayer(layer, box);
    const change = { label: "大きさの変更" };
    if (sized.kind === "text") changeText(session, sized, sized, change);
    else changeLayer(session, layer, sized, change);
  }

  const ratio = layer.height / layer.width;
  const isFree = layer.kind === "shape";
  return (
    <div className="grid grid-cols-[repeat(3,minmax(0,1fr))] gap-2">
      <NumberField
        label="X"
        name="左からの位置"
        unit="mm"
        value={millimetres(left)}
        disabled={disabled}
        onCommit={(value) => move({ x: Math.round(umOfMillimetres(value) + layer.width / 2) })}
      />
      <NumberField
        label="Y"
        name="上からの位置"
        unit="mm"
        value={millimetres(top)}
        disabled={disabled}
        onCommit={(value) => move({ y: Math.round(umOfMillimetres(value) + layer.height / 2) })}
      />
      <NumberField
        label="R"
        name="角度"
        unit="°"
        value={degrees(layer.rotation)}
        disabled={disabled}
        onCommit={(value) => changeLayer(session, layer, { rotation: wholeRotation(value * 1000) }, { label: "回転" })}
      />
      <NumberField
        label="W"
        name="幅"
        unit="mm"
        min={1}
        max={1000}
        value={millimetres(layer.width)}
        disabled={disabled}
        onCommit={(value) => {
          const width = umOfMillimetres(value);
          resize(width, isFree ? layer.height : width * ratio);
        }}
      />
      <NumberField
        label="H"
        name="高さ"
        unit="mm"
        min={1}
        max={1000}
        value={millimetres(layer.height)}
        disabled={disabled}
        onCommit={(value) => {
          const height = umOfMillimetres(value);
          resize(isFree ? layer.width : height / ratio, height);
        }}
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
