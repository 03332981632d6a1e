import { type ImageLayer, MAX_GROUND_REACH, type RemovedGround } from "@surimono/domain/designs";
import { Slider } from "@surimono/ui/slider.tsx";
import { changeGround, withEnclosed, withLines } from "../../commands/remove-ground.ts";
import type { GroundNote } from "../../grounds/measure-ground.ts";
import { useSession } from "../../session/session-context.ts";
import { CheckField } from "../fields/check-field.tsx";
import { CutOutButton } from "./cut-out-button.tsx";

interface GroundSlidersProps {
  readonly layer: ImageLayer;
  readonly ground: RemovedGround;
  readonly note: GroundNote | undefined;
}

const NOTES: Readonly<Record<GroundNote | "usual", string>> = {
  close:
    "背景との差が小さく、絵の一部が消えたり、背景が残ったりするかもしれません。「写っているものを切り抜く」か「ブラシで直す」もお試しください。",
  lines: "紙にかいた線と見て、線だけを残しました。線のあいだの紙も消えています。",
  usual:
    "絵まで消えるときは「消す範囲」を小さく、背景が残るときは大きくしてください。影や色むらのある背景は、切り抜くときれいです。",
};

/** How much of the ground goes, once it was taken away. */
export function GroundSliders({ layer, ground, note }: GroundSlidersProps) {
  const session = useSession();
  const { lines } = ground;
  return (
    <section aria-label="背景を消す" className="grid gap-1 border-t border-line pt-3">
      <p className="text-14">背景を消しました</p>
      <p className="text-12 text-mute">{NOTES[note ?? "usual"]}</p>
      <GroundSlider layer={layer} ground={ground} field="tolerance" label="消す範囲" />
      {lines === undefined ? (
        <GroundSlider layer={layer} ground={ground} field="softness" label="ふちのやわらかさ" />
      ) : (
        <Slider
          label="線の濃さ"
          value={DENSEST - lines}
          min={0}
          max={DENSEST - 1}
          text={`${DENSEST - lines}`}
          onChange={(value) => changeGround(session, layer, { ...ground, lines: DENSEST - value }, "lines")}
        />
      )}
      <CheckField
        label="線だけを残す（鉛筆・手書き）"
        isChecked={lines !== undefined}
        onChange={(isChecked) => changeGround(session, layer, withLines(ground, layer, isChecked))}
      />
      {lines === undefined && (
        <CheckField
          label="囲まれたところも消す"
          isChecked={ground.enclosed === true}
          onChange={(isChecked) => changeGround(session, layer, withEnclosed(ground, isChecked))}
        />
      )}
      <CutOutButton layer={layer} />
      <div className="flex items-center justify-between gap-2">
        <button
          type="button"
          className="h-9 rounded-ctl border border-ctl px-3 text-14 font-bold text-deep hover:bg-paper max-md:h-11"
          onClick={() => session.store.set({ dialog: "ground-brush" })}
        >
          ブラシで直す
        </button>
        <button
          type="button"
          className="h-9 text-14 text-red-text underline max-md:h-11"
          onClick={() => changeGround(session, layer, undefined)}
        >
          もとに戻す
        </button>
      </div>
    </section>
  );
}

/** The less a line must differ from its paper to be wholly ink, the denser. */
const DENSEST = 256;

interface GroundSliderProps extends Omit<GroundSlidersProps, "note"> {
  readonly field: "tolerance" | "softness";
  readonly label: string;
}

function GroundSlider({ layer, ground, field, label }: GroundSliderProps) {
  const session = useSession();
  return (
    <Slider
      label={label}
      value={ground[field]}
      min={0}
      max={MAX_GROUND_REACH}
      text={`${ground[field]}`}
      onChange={(value) => changeGround(session, layer, { ...ground, [field]: value }, field)}
    />
  );
}
