import { Button } from "@surimono/ui/button.tsx";
import { SelectBox } from "@surimono/ui/select.tsx";
import { SheetFoot } from "@surimono/ui/sheet.tsx";
import { SwatchChoice } from "@surimono/ui/swatch-choice.tsx";
import { useState } from "react";
import { colorFor } from "../model/copied-design.ts";
import { layersIn } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { conflict, matchAreas } from "../model/match-areas.ts";
import type { CopyChoice, GoodsArea, GoodsChoices } from "../model/other-goods.ts";
import { millimetres } from "../panels/fields/lengths.ts";
import { useSession } from "../session/session-context.ts";

interface CopyChoicesProps {
  readonly choices: GoodsChoices;
  /** What is suggested when this method prints. */
  readonly wantedColor: number | undefined;
  readonly onCopy: (choice: CopyChoice) => Promise<void>;
}

type Pairs = CopyChoice["areas"];

/** Method, colour, and where each place of the design goes. */
export function CopyChoices({ choices, wantedColor, onCopy }: CopyChoicesProps) {
  const { areas, store } = useSession();
  const [sources] = useState(() =>
    areas.filter(({ areaKindId }) => layersIn(store.get().document, areaKindId).length > 0),
  );
  const isWanted = ({ colorId }: { readonly colorId: number }) => colorId === wantedColor;
  const first = choices.methods.find(({ colors }) => colors.some(isWanted)) ?? choices.methods[0];
  const [method, setMethod] = useState(first);
  const [colorId, setColorId] = useState(
    () => (first?.colors.find(isWanted) ?? colorFor(store.get().document, first?.colors ?? []))?.colorId,
  );
  const [pairs, setPairs] = useState<Pairs>(() => matchAreas(sources, first?.areas ?? []));
  const [isBusy, setBusy] = useState(false);
  if (!method || colorId === undefined) return <p className="text-14">このアイテムには印刷できません。</p>;
  const problem = problemOf(pairs, method.areas);

  async function copy(methodId: number, chosenColor: number): Promise<void> {
    setBusy(true);
    await onCopy({ itemId: choices.itemId, methodId, colorId: chosenColor, areas: pairs });
    setBusy(false);
  }

  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-2 text-14 font-bold text-deep">印刷方法</legend>
        <div className="flex flex-wrap gap-2">
          {choices.methods.map((candidate) => (
            <label
              key={candidate.methodId}
              className={`flex min-h-11 cursor-pointer items-center rounded-ctl border px-4 text-14 has-focus-visible:outline-2 ${candidate === method ? "border-deep bg-deep text-white" : "border-ctl text-ink hover:bg-paper"}`}
            >
              <input
                type="radio"
                name="copy-method"
                className="sr-only"
                checked={candidate === method}
                onChange={() => {
                  setMethod(candidate);
                  setColorId(
                    candidate.colors.some((color) => color.colorId === colorId)
                      ? colorId
                      : candidate.colors[0]?.colorId,
                  );
                  setPairs(matchAreas(sources, candidate.areas));
                }}
              />
              {candidate.name}
            </label>
          ))}
        </div>
      </fieldset>
      <ColorChoice colors={method.colors} chosen={colorId} onChoose={setColorId} />
      <fieldset>
        <legend className="mb-2 text-14 font-bold text-deep">どこに置きますか</legend>
        <ul className="grid gap-2">
          {sources.map((source) => (
            <PairRow
              key={source.areaKindId}
              source={source}
              targets={method.areas}
              to={pairs.find(({ from }) => from === source.areaKindId)?.to}
              onChoose={(to) => {
                const others = pairs.filter(({ from }) => from !== source.areaKindId);
                setPairs(to === undefined ? others : [...others, { from: source.areaKindId, to }]);
              }}
            />
          ))}
        </ul>
        <p role="status" className="mt-2 min-h-5 text-12 text-red-text">
          {problem}
        </p>
      </fieldset>
      <SheetFoot>
        <Button
          variant="primary"
          size={44}
          pending={isBusy}
          disabled={problem !== undefined}
          onClick={() => void copy(method.methodId, colorId)}
        >
          コピーする
        </Button>
      </SheetFoot>
    </div>
  );
}

function problemOf(pairs: Pairs, targets: readonly GoodsArea[]): string | undefined {
  if (pairs.length === 0) return "置く場所を1か所以上選んでください。";
  const chosen = pairs.flatMap(({ to }) => targets.filter(({ areaKindId }) => areaKindId === to));
  if (new Set(pairs.map(({ to }) => to)).size < pairs.length) return "同じ場所には1つだけ置けます。";
  for (const area of chosen) {
    const other = chosen.find((candidate) => conflict(area, candidate.areaKindId, targets));
    if (other) return `${area.name}と${other.name}は併用できません。`;
  }
  return undefined;
}

interface ColorChoiceProps {
  readonly colors: GoodsChoices["methods"][number]["colors"];
  readonly chosen: number;
  readonly onChoose: (colorId: number) => void;
}

function ColorChoice({ colors, chosen, onChoose }: ColorChoiceProps) {
  return (
    <div>
      <p className="mb-2 text-14 font-bold text-deep">
        色：<span className="font-normal">{colors.find(({ colorId }) => colorId === chosen)?.name}</span>
      </p>
      <SwatchChoice
        legend="色"
        options={colors.map(({ colorId, name, hex }) => ({ id: colorId, name, color: hex }))}
        value={chosen}
        size={32}
        onChange={onChoose}
      />
    </div>
  );
}

interface PairRowProps {
  readonly source: EditorArea;
  readonly targets: readonly GoodsArea[];
  readonly to: number | undefined;
  readonly onChoose: (to: number | undefined) => void;
}

function PairRow({ source, targets, to, onChoose }: PairRowProps) {
  return (
    <li>
      <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <span className="w-40 font-bold text-deep">
          {source.name}
          <span className="num ml-2 text-12 font-normal text-mute">
            {millimetres(source.width)}×{millimetres(source.height)} mm
          </span>
        </span>
        <span aria-hidden="true">→</span>
        <span className="sr-only">の置き場所</span>
        <SelectBox
          size={44}
          className="min-w-56 grow"
          value={to ?? ""}
          placeholder="コピーしない"
          options={targets.map(({ areaKindId, name, width, height }) => ({
            value: areaKindId,
            label: `${name}（${millimetres(width)}×${millimetres(height)} mm）`,
          }))}
          onChange={(event) => onChoose(event.target.value === "" ? undefined : Number(event.target.value))}
        />
      </label>
    </li>
  );
}
