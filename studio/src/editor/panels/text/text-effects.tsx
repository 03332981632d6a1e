import { DEFAULT_COMBINED_DIGITS, MAX_COMBINED_DIGITS, MIN_FONT_SIZE, type TextLayer } from "@surimono/domain/designs";
import { Slider } from "@surimono/ui/slider.tsx";
import type { TextFields } from "../../commands/change-layer.ts";
import { useEditorProps, useEditorState } from "../../session/session-context.ts";
import { CheckField } from "../fields/check-field.tsx";
import { ColorField } from "../fields/color-field.tsx";
import { millimetres } from "../fields/lengths.ts";

interface TextEffectsProps {
  readonly layer: TextLayer;
  /** Quick changes with the same field name are one step. */
  readonly onChange: (label: string, fields: TextFields, field?: string) => void;
}

/** Optional text settings: shadow, wrapping width, ruby, and details of mixed setting. */
export function TextEffects({ layer, onChange }: TextEffectsProps) {
  const isVertical = layer.direction === "vertical";
  const digits = layer.combinedDigits ?? DEFAULT_COMBINED_DIGITS;
  return (
    <>
      <ShadowFields layer={layer} onChange={onChange} />
      <WrapFields layer={layer} onChange={onChange} />
      <div>
        <CheckField
          label="ルビ（ふりがな）を使う"
          isChecked={layer.ruby === true}
          onChange={(is) => onChange("ルビ", { ruby: is ? true : undefined })}
        />
        {layer.ruby && (
          <p className="text-12 leading-5 text-mute">
            「東京《とうきょう》」のように入力します。漢字のほかに付けるときは「｜Tシャツ《ティーシャツ》」。
          </p>
        )}
      </div>
      <CheckField
        label="和文と英数字の間をあける"
        isChecked={(layer.joinSpacing ?? 0) > 0}
        onChange={(is) => onChange("和欧間", { joinSpacing: is ? QUARTER : undefined })}
      />
      {isVertical && (
        <Slider
          label="縦中横"
          value={digits}
          min={1}
          max={MAX_COMBINED_DIGITS}
          text={`${digits}桁`}
          onChange={(value) => onChange("縦中横", { combinedDigits: value }, "digits")}
        />
      )}
    </>
  );
}

/** 四分アキ */
const QUARTER = 250;
const FARTHEST = 10_000;

function ShadowFields({ layer, onChange }: TextEffectsProps) {
  const { shadow } = layer;
  const set = (next: TextLayer["shadow"]) => onChange("影", { shadow: next }, "shadow");
  const first = Math.min(FARTHEST, Math.max(100, Math.round(layer.fontSize / 1600) * 100));
  return (
    <div className="grid gap-2">
      <CheckField
        label="影"
        isChecked={shadow !== undefined}
        onChange={(is) => set(is ? { color: "#9aa0a6", x: first, y: first } : undefined)}
      />
      {shadow && (
        <>
          <div>
            {(["x", "y"] as const).map((axis) => (
              <Slider
                key={axis}
                label={axis === "x" ? "右へ" : "下へ"}
                value={shadow[axis]}
                min={-FARTHEST}
                max={FARTHEST}
                step={100}
                text={`${millimetres(shadow[axis])} mm`}
                onChange={(value) => set({ ...shadow, [axis]: value })}
              />
            ))}
          </div>
          <ColorField label="影の色" value={shadow.color} onChange={(color) => set({ ...shadow, color })} />
        </>
      )}
    </div>
  );
}

function WrapFields({ layer, onChange }: TextEffectsProps) {
  const { areas } = useEditorProps();
  const areaKindId = useEditorState((state) => state.areaKindId);
  const area = areas.find((candidate) => candidate.areaKindId === areaKindId);
  const isVertical = layer.direction === "vertical";
  const longest = (isVertical ? area?.height : area?.width) ?? layer.width;
  const { wrapWidth } = layer;
  const set = (next: number | undefined) => onChange("折り返し", { wrapWidth: next }, "wrap");
  // A little less than the present width, so that the first press already has an effect.
  const first = Math.min(longest, isVertical ? layer.height : layer.width) * 0.75;
  return (
    <div>
      <CheckField
        label={isVertical ? "決まった高さで折り返す" : "決まった幅で折り返す"}
        isChecked={wrapWidth !== undefined}
        onChange={(is) => set(is ? Math.max(MIN_FONT_SIZE, Math.round(first / 1000) * 1000) : undefined)}
      />
      {wrapWidth !== undefined && (
        <Slider
          label={isVertical ? "高さ" : "幅"}
          value={wrapWidth}
          min={MIN_FONT_SIZE}
          max={Math.max(longest, wrapWidth)}
          step={1000}
          text={`${millimetres(wrapWidth)} mm`}
          onChange={set}
        />
      )}
    </div>
  );
}
