import { isPattern, type Layer, type Repeat } from "@surimono/domain/designs";
import { Icon } from "@surimono/ui/icon.tsx";
import { Slider } from "@surimono/ui/slider.tsx";
import { openAreaOf } from "../../commands/fit-commands.ts";
import {
  changeGap,
  GAP_STEP,
  type GapSide,
  gapOf,
  gapRange,
  type Pattern,
  REPEAT_NAMES,
  repeatLayer,
  stopRepeating,
} from "../../commands/repeat-commands.ts";
import { useEditorState, useSession } from "../../session/session-context.ts";
import { millimetres } from "../fields/lengths.ts";

/** How the layer is repeated over its place, closed until asked for. */
export function RepeatFields({ layer }: { readonly layer: Layer }) {
  const group = isPattern(layer) ? layer : undefined;
  return (
    <details className="group border-t border-line pt-2" open={group !== undefined || undefined}>
      <summary className="flex h-9 cursor-pointer items-center gap-1 text-14 max-md:h-11">
        <span className="grow">くり返し</span>
        <span className="text-12 text-mute">{group ? REPEAT_NAMES[group.repeat.kind] : "なし"}</span>
        <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
      </summary>
      <fieldset className="grid min-w-0 gap-2 pb-1" disabled={layer.locked}>
        <legend className="sr-only">くり返し</legend>
        <Kinds layer={layer} />
        {group && (
          <>
            <GapSlider label="横の間隔" side="pitchX" group={group} />
            <GapSlider label="縦の間隔" side="pitchY" group={group} />
            <p className="text-12 leading-5 text-mute">
              枠で囲まれた1つを動かしたり、回したり、大きさを変えると、全体が変わります。ダブルクリック（ダブルタップ）すると、色や文字を変えられます。
            </p>
          </>
        )}
      </fieldset>
    </details>
  );
}

const KINDS = Object.entries(REPEAT_NAMES) as readonly (readonly [Repeat["kind"], string])[];

function Kinds({ layer }: { readonly layer: Layer }) {
  const session = useSession();
  const group = isPattern(layer) ? layer : undefined;
  return (
    <div className="grid grid-cols-3 gap-1.5">
      <KindButton name="なし" dots={[[1, 1]]} isOn={!group} onPress={() => group && stopRepeating(session, group)} />
      {KINDS.map(([kind, name]) => (
        <KindButton
          key={kind}
          name={name}
          dots={DOTS[kind]}
          isOn={group?.repeat.kind === kind}
          onPress={() => repeatLayer(session, layer, kind)}
        />
      ))}
    </div>
  );
}

type Dots = readonly (readonly [x: number, y: number, turned?: boolean])[];

/** Where tiles lie, in thirds. */
const DOTS: Readonly<Record<Repeat["kind"], Dots>> = {
  straight: [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const)),
  "half-drop": [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, x === 1 ? y - 0.5 : y] as const)),
  "half-brick": [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [y === 1 ? x - 0.5 : x, y] as const)),
  mirror: [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y, (x + y) % 2 === 1] as const)),
};

interface KindButtonProps {
  readonly name: string;
  readonly dots: Dots;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function KindButton({ name, dots, isOn, onPress }: KindButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={`grid min-w-0 justify-items-center gap-0.5 rounded-ctl border py-1.5 text-12 leading-4 ${isOn ? "border-red bg-tint font-bold text-red-text" : "border-line text-ink hover:border-ctl"}`}
      onClick={onPress}
    >
      <svg aria-hidden="true" width={30} height={30} viewBox="-4 -4 32 32" className="overflow-hidden fill-current">
        {dots.map(([x, y, isTurned]) => (
          <path
            key={`${x} ${y}`}
            d="M0 0l7 3.5-7 3.5z"
            transform={`translate(${x * 9 + (isTurned ? 7 : 0)} ${y * 9}) scale(${isTurned ? -1 : 1} 1)`}
          />
        ))}
      </svg>
      {name}
    </button>
  );
}

interface GapSliderProps {
  readonly label: string;
  readonly side: GapSide;
  readonly group: Pattern;
}

function GapSlider({ label, side, group }: GapSliderProps) {
  const session = useSession();
  const place = useEditorState(() => openAreaOf(session));
  if (!place) return null;
  const [min, max] = gapRange(group, side, place);
  const gap = gapOf(group, side, place);
  return (
    <Slider
      label={label}
      value={gap}
      min={Math.min(min, gap)}
      max={Math.max(max, gap)}
      step={GAP_STEP}
      text={`${millimetres(gap)} mm`}
      onChange={(value) => changeGap(session, group, side, value)}
    />
  );
}
