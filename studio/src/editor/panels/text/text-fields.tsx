import { MAX_TEXT_LENGTH, type TextLayer } from "@surimono/domain/designs";
import { Slider } from "@surimono/ui/slider.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { emojiIdsIn, layoutText } from "../../../scene/index.ts";
import { changeText, type TextFields as Fields } from "../../commands/change-layer.ts";
import { changeWords } from "../../commands/type-text.ts";
import { useSceneVersion, useSession } from "../../session/session-context.ts";
import { ColorField } from "../fields/color-field.tsx";
import { Segments } from "../fields/segments.tsx";
import { CurveSlider } from "./curve-slider.tsx";
import { FacePicker } from "./face-picker.tsx";
import { OutlineFields } from "./outline-fields.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { TextEffects } from "./text-effects.tsx";
import { ShrunkNote, TextSizeField } from "./text-size-field.tsx";
import { TextStyles } from "./text-styles.tsx";

export function TextFields({ layer }: { readonly layer: TextLayer }) {
  const session = useSession();
  const change = (label: string, fields: Fields, field?: string) =>
    changeText(session, layer, fields, { label, ...(field ? { field } : {}) });
  const isVertical = layer.direction === "vertical";
  return (
    <fieldset className="grid min-w-0 gap-3" disabled={layer.locked}>
      <legend className="sr-only">文字の設定</legend>
      <TextInput layer={layer} />
      <MissingGlyphs layer={layer} />
      <PersonalFields layer={layer} onChange={change} />
      <EmojiCredit text={layer.text} />
      <TextStyles layer={layer} />
      <FacePicker layer={layer} />
      <div className="flex gap-2">
        <TextSizeField layer={layer} />
        <Segments
          label="文字の向き"
          value={layer.direction}
          options={[
            { value: "horizontal", name: "横書き", icon: "text-horizontal", word: "横" },
            { value: "vertical", name: "縦書き", icon: "text-vertical", word: "縦" },
          ]}
          onChange={(direction) => change(direction === "vertical" ? "縦書き" : "横書き", { direction })}
        />
      </div>
      <ShrunkNote layer={layer} />
      <div className="flex">
        <Segments
          label="揃え"
          value={layer.align}
          options={[
            {
              value: "start",
              name: isVertical ? "上揃え" : "左揃え",
              icon: isVertical ? "vertical-start" : "text-start",
            },
            { value: "center", name: "中央揃え", icon: isVertical ? "vertical-center" : "text-center" },
            { value: "end", name: isVertical ? "下揃え" : "右揃え", icon: isVertical ? "vertical-end" : "text-end" },
          ]}
          onChange={(align) => change("文字揃え", { align })}
        />
      </div>
      <div>
        <Slider
          label="字間"
          value={layer.letterSpacing / 10}
          min={-20}
          max={100}
          text={`${layer.letterSpacing / 10}%`}
          onChange={(value) => change("字間", { letterSpacing: value * 10 }, "spacing")}
        />
        <Slider
          label="行間"
          value={layer.lineHeight / 10}
          min={80}
          max={300}
          step={5}
          text={`${layer.lineHeight / 10}%`}
          onChange={(value) => change("行間", { lineHeight: value * 10 }, "leading")}
        />
        {!isVertical && (
          <CurveSlider value={layer.curve ?? 0} onChange={(curve) => change("カーブ", { curve }, "curve")} />
        )}
      </div>
      <ColorField label="文字の色" value={layer.color} onChange={(color) => change("文字の色", { color }, "color")} />
      <OutlineFields
        label="ふちどり"
        value={layer.outline}
        onChange={(outline) => change("ふちどり", { outline }, "outline")}
      />
      <TextEffects layer={layer} onChange={change} />
    </fieldset>
  );
}

function TextInput({ layer }: { readonly layer: TextLayer }) {
  const session = useSession();
  const length = [...layer.text].length;

  return (
    <div className="relative">
      <textarea
        aria-label="テキスト"
        rows={Math.min(5, Math.max(1, layer.text.split("\n").length))}
        className="block w-full resize-none rounded-ctl border border-ctl bg-white py-2.5 pr-16 pl-3 text-16 leading-6 text-deep focus:border-red focus:outline-none"
        value={layer.text}
        onChange={(event) => {
          changeWords(session, layer, event.target.value, { key: `text ${layer.id}` });
        }}
      />
      <span
        className={`num pointer-events-none absolute right-3 bottom-3 text-12 ${length >= MAX_TEXT_LENGTH ? "text-red-text" : "text-mute"}`}
      >
        {length} / {MAX_TEXT_LENGTH}
      </span>
    </div>
  );
}

/** The licence of the drawings requires attribution. */
function EmojiCredit({ text }: { readonly text: string }) {
  if (emojiIdsIn(text).length === 0) return null;
  return (
    <p className="text-12 text-mute">
      絵文字は見えているとおりに印刷されます。
      <a className="underline" href="/emoji/licence.txt" target="_blank" rel="noreferrer">
        Twemoji（CC BY 4.0）
      </a>
    </p>
  );
}

/** Shown while typing: characters missing from the font would not be printed. */
function MissingGlyphs({ layer }: { readonly layer: TextLayer }) {
  const { assets } = useSession().scene;
  useSceneVersion();
  const missing = layoutText(layer, assets.text)?.missing ?? [];
  if (missing.length === 0) return null;
  return (
    <p role="alert" className="flex items-start gap-1.5 text-12 text-red-text">
      <StudioIcon name="error" size={16} className="mt-0.5" />
      <span>
        「{missing.join("」「")}
        」は印刷できません。書体にない文字か、絵のない絵文字です。別の書体を選ぶか、文字を変えてください。
      </span>
    </p>
  );
}
