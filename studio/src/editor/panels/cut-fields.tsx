import { type DieCut, MARGIN_STEP } from "@surimono/domain/catalogue";
import type { TracedCut } from "@surimono/domain/designs";
import { cutAlong, setCutMargin } from "../commands/cut-commands.ts";
import { useCut, useEditorState, useSession } from "../session/session-context.ts";
import { millimetres, umOfMillimetres } from "./fields/lengths.ts";
import { MeasureField } from "./fields/measure-field.tsx";
import { Segments } from "./fields/segments.tsx";

/** In which shape the goods are cut: their own, or that of the design with a margin. */
export function CutFields({ rules }: { readonly rules: DieCut }) {
  const session = useSession();
  const dieCut = useEditorState((state) => state.document.dieCut);
  const cut = useCut();
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <h3 className="text-14 font-bold">切り抜く形</h3>
      <Segments
        label="切り抜く形"
        value={dieCut ? "along" : "own"}
        options={[
          { value: "own", name: "もとの形に切る", word: "もとの形" },
          { value: "along", name: "絵柄の形に切り抜く", word: "絵柄の形" },
        ]}
        onChange={(value) => cutAlong(session, value === "along")}
      />
      {dieCut && (
        <>
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 text-14">
            <span className="text-mute">絵柄のまわりのふち</span>
            <MeasureField
              label="幅"
              name="絵柄のまわりのふち"
              unit="mm"
              value={millimetres(dieCut.margin)}
              min={rules.least / 1000}
              max={rules.widest / 1000}
              step={MARGIN_STEP / 1000}
              onCommit={(value) =>
                setCutMargin(session, Math.round(umOfMillimetres(value) / MARGIN_STEP) * MARGIN_STEP)
              }
            />
          </div>
          <p className="text-12 leading-5 text-mute">{wordsOf(rules, cut)}</p>
        </>
      )}
    </div>
  );
}

function wordsOf({ fitting }: DieCut, cut: TracedCut | undefined): string {
  if (!cut) return "絵柄を置くと、まわりに切り抜く線が付きます。";
  const parts = ["赤紫の線で切り抜きます。"];
  if (fitting?.kind === "foot") parts.push("下には台座に差しこむ足が付きます。");
  if (fitting?.kind === "ear") parts.push("上には金具を通す穴が付きます。");
  if (cut.bridges > 0 && !cut.apart) parts.push(`離れた絵柄は、${cut.bridges}か所でつなぎます。`);
  if (cut.openings.length > 0) parts.push("大きく空いたところは、くりぬきます。");
  return parts.join("");
}
