import { PERSONAL_KIND_NAMES, PERSONAL_KINDS, type PersonalKind } from "@surimono/domain/catalogue";
import {
  MAX_PERSONAL_LENGTH,
  MIN_FONT_SIZE,
  type NameScript,
  type PersonalRule,
  type TextLayer,
} from "@surimono/domain/designs";
import { Slider } from "@surimono/ui/slider.tsx";
import type { TextFields } from "../../commands/change-layer.ts";
import { useEditorProps, useEditorState } from "../../session/session-context.ts";
import { CheckField } from "../fields/check-field.tsx";
import { millimetres } from "../fields/lengths.ts";
import { Segments } from "../fields/segments.tsx";

interface PersonalFieldsProps {
  readonly layer: TextLayer;
  /** Quick changes with the same field name are one step. */
  readonly onChange: (label: string, fields: TextFields, field?: string) => void;
}

/** 差し込み: this text differs from piece to piece. Nothing where the goods are printed all alike. */
export function PersonalFields({ layer, onChange }: PersonalFieldsProps) {
  const { item } = useEditorProps();
  const longest = useLongestRoom(layer);
  const { personal: rule } = layer;
  if (!item.personalFees) return null;
  const set = (personal: PersonalRule | undefined) => onChange("差し込み", { personal }, "personal");
  return (
    <div className="grid gap-2">
      <CheckField
        label="差し込み（1点ごとに文字を変える）"
        isChecked={rule !== undefined}
        onChange={(is) => set(is ? firstRule(layer, longest) : undefined)}
      />
      {rule && (
        <>
          <p className="text-12 leading-5 text-mute">
            いまの文字は見本です。1点ごとの{PERSONAL_KIND_NAMES[rule.kind]}
            は、カートの名簿に入れます。料金は1点につき
            <span className="num whitespace-nowrap">{item.personalFees[rule.kind]}</span>です。
          </p>
          <RuleFields rule={rule} longest={longest} isVertical={layer.direction === "vertical"} onChange={set} />
        </>
      )}
    </div>
  );
}

interface RuleFieldsProps {
  readonly rule: PersonalRule;
  readonly longest: number;
  readonly isVertical: boolean;
  readonly onChange: (rule: PersonalRule) => void;
}

function RuleFields({ rule, longest, isVertical, onChange }: RuleFieldsProps) {
  const isName = rule.kind === "name";
  return (
    <>
      <Segments
        label="差し込む内容"
        value={rule.kind}
        options={PERSONAL_KINDS.map((kind) => ({
          value: kind,
          name: PERSONAL_KIND_NAMES[kind],
          word: PERSONAL_KIND_NAMES[kind],
        }))}
        onChange={(kind) => onChange(ofKind(rule, kind))}
      />
      {isName && (
        <Segments
          label="使える文字"
          value={rule.script ?? "any"}
          options={SCRIPTS}
          onChange={(script) => onChange(withScript(rule, script))}
        />
      )}
      <div>
        <Slider
          label={isName ? "字数まで" : "桁数まで"}
          value={rule.maxLength}
          min={1}
          max={MAX_PERSONAL_LENGTH[rule.kind]}
          text={`${rule.maxLength}${isName ? "字" : "桁"}`}
          onChange={(maxLength) => onChange({ ...rule, maxLength })}
        />
        <Slider
          label={isVertical ? "高さまで" : "幅まで"}
          value={rule.room}
          min={MIN_FONT_SIZE}
          max={Math.max(longest, rule.room)}
          step={1000}
          text={`${millimetres(rule.room)} mm`}
          onChange={(room) => onChange({ ...rule, room })}
        />
      </div>
      <Segments
        label="長いとき"
        value={rule.fit}
        options={[
          { value: "shrink", name: "長いときは文字を小さくする", word: "小さくする" },
          { value: "break", name: "長いときは折り返す", word: "折り返す" },
        ]}
        onChange={(fit) => onChange({ ...rule, fit })}
      />
    </>
  );
}

const SCRIPTS = [
  { value: "any", name: "どの文字も使える", word: "すべて" },
  { value: "kana", name: "ひらがなとカタカナだけ", word: "かな" },
  { value: "latin", name: "英字だけ", word: "英字" },
] as const;

const USUAL_NAME = 10;
const USUAL_DIGITS = 2;
const USUAL_LENGTH: Readonly<Record<PersonalKind, number>> = { name: USUAL_NAME, number: USUAL_DIGITS };

/** A sample of digits is a number. */
function firstRule(layer: TextLayer, longest: number): PersonalRule {
  const kind = /^\d+$/.test(layer.text.normalize("NFKC").trim()) ? "number" : "name";
  return { kind, maxLength: USUAL_LENGTH[kind], fit: "shrink", room: Math.max(MIN_FONT_SIZE, longest) };
}

function ofKind({ fit, room }: PersonalRule, kind: PersonalKind): PersonalRule {
  return { kind, maxLength: USUAL_LENGTH[kind], fit, room };
}

function withScript({ script: _, ...rule }: PersonalRule, script: NameScript | "any"): PersonalRule {
  return script === "any" ? rule : { ...rule, script };
}

/** The whole length of the place along the lines, within its safe margins. */
function useLongestRoom({ direction }: TextLayer): number {
  const { areas } = useEditorProps();
  const areaKindId = useEditorState((state) => state.areaKindId);
  const area = areas.find((candidate) => candidate.areaKindId === areaKindId);
  if (!area) return MIN_FONT_SIZE;
  return Math.floor(((direction === "vertical" ? area.height : area.width) - 2 * area.safe) / 1000) * 1000;
}
