import { Button } from "@surimono/ui/button.tsx";
import { CheckSquare } from "@surimono/ui/checkbox.tsx";
import { Sheet, SheetFoot } from "@surimono/ui/sheet.tsx";
import { useState } from "react";
import { type AreaTarget, copyTargets, copyToAreas } from "../commands/copy-area.ts";
import { openAreaOf } from "../commands/fit-commands.ts";
import { AreaPicture } from "../panels/area-picture.tsx";
import { millimetres } from "../panels/fields/lengths.ts";
import { useSession } from "../session/session-context.ts";

/** Copies the open area's design to other places of the same goods. */
export function CopyToAreasDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const targets = copyTargets(session, chosen);
  const [isReplacing, setReplacing] = useState(true);
  const isAnyUsed = targets.some(({ area, count }) => count > 0 && chosen.includes(area.areaKindId));

  function copy(): void {
    const areas = targets.flatMap(({ area }) => (chosen.includes(area.areaKindId) ? [area] : []));
    copyToAreas(session, areas, isReplacing);
    onClose();
  }

  return (
    <Sheet look="tool" title="ほかの場所にコピー" onClose={onClose}>
      <p className="mb-4 text-14">
        「{openAreaOf(session)?.name}」のデザインを、選んだ場所の大きさに合わせて、中央に置きます。
      </p>
      <ul className="grid gap-2">
        {targets.map((target) => (
          <TargetRow
            key={target.area.areaKindId}
            target={target}
            isChosen={chosen.includes(target.area.areaKindId)}
            onToggle={(isOn) =>
              setChosen(
                isOn
                  ? [...chosen, target.area.areaKindId]
                  : chosen.filter((areaKindId) => areaKindId !== target.area.areaKindId),
              )
            }
          />
        ))}
      </ul>
      {isAnyUsed && (
        <fieldset className="mt-4 flex flex-wrap gap-x-6 text-14">
          <legend className="mb-1 font-bold text-deep">デザインのある場所では</legend>
          <Choice text="置きかえる" isOn={isReplacing} onChoose={() => setReplacing(true)} />
          <Choice text="上に重ねる" isOn={!isReplacing} onChoose={() => setReplacing(false)} />
        </fieldset>
      )}
      <SheetFoot>
        <Button variant="primary" size={44} disabled={chosen.length === 0} onClick={copy}>
          コピーする
        </Button>
      </SheetFoot>
    </Sheet>
  );
}

interface TargetRowProps {
  readonly target: AreaTarget;
  readonly isChosen: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

function TargetRow({ target: { area, count, problem }, isChosen, onToggle }: TargetRowProps) {
  const state = problem ?? (count > 0 ? "デザインあり" : "なし");
  return (
    <li>
      <label
        className={`group flex min-h-16 items-center gap-3 rounded-ctl border px-3 ${isChosen ? "border-red bg-tint" : "border-line"} ${problem ? "text-mute" : "cursor-pointer text-deep hover:border-ctl"}`}
      >
        <CheckSquare
          checked={isChosen}
          disabled={problem !== undefined && !isChosen}
          onChange={(event) => onToggle(event.target.checked)}
        />
        <AreaPicture area={area} isOpen={isChosen} />
        <span className="min-w-0 grow">
          <span className="block text-14 font-bold">{area.name}</span>
          <span className="num block text-12 text-mute">
            {millimetres(area.width)}×{millimetres(area.height)} mm・{state}
          </span>
        </span>
        {area.feeText && <span className="num text-12 whitespace-nowrap text-mute">{area.feeText}</span>}
      </label>
    </li>
  );
}

interface ChoiceProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
}

function Choice({ text, isOn, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input type="radio" name="copy-how" className="size-5 accent-red-text" checked={isOn} onChange={onChoose} />
      {text}
    </label>
  );
}
