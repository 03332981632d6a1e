import { Button } from "@surimono/ui/button.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { useEffect, useState } from "react";
import { isOfPress, type ShownFinding } from "../checks/editor-checks.ts";
import { mendsOf } from "../checks/mends.ts";
import { runCommand } from "../commands/command.ts";
import { pressViewCommand } from "../commands/studio-commands.ts";
import { useFindings } from "../panels/use-findings.ts";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import { BesideGoodsDialog } from "./beside-goods-dialog.tsx";
import { Choices } from "./choices.tsx";
import { InkAmount } from "./ink-amount.tsx";
import { useViews } from "./use-views.ts";

/** Paper as the press prints it: what becomes duller, with its mends, and how much ink is laid. */
export function PressDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const { areas } = useEditorProps();
  const views = useViews();
  const isOn = useEditorState((state) => state.hasPressColors);
  const open = useEditorState((state) => areas.find((area) => area.areaKindId === state.areaKindId)?.view);
  const [view, setView] = useState(open ?? views[0]?.id);
  const shown = views.find(({ id }) => id === view);
  // It is what the window is for; afterwards it stays as it was left.
  useEffect(() => {
    if (!session.store.get().hasPressColors) runCommand(pressViewCommand, session);
  }, [session]);
  const look = (wanted: "press" | "screen") => {
    if ((wanted === "press") !== session.store.get().hasPressColors) runCommand(pressViewCommand, session);
  };
  return (
    <BesideGoodsDialog
      title="刷り上がりの色"
      back="編集に戻る"
      onClose={onClose}
      goods={
        shown && {
          view: shown.id,
          name: `${shown.name}の見本（${isOn ? "刷り上がりの色" : "画面の色"}）`,
          height: "min(52dvh, 480px)",
        }
      }
      below={
        <>
          <Choices
            legend="色の見え方"
            choices={[
              { id: "press", name: "刷り上がりの色" },
              { id: "screen", name: "画面の色" },
            ]}
            chosen={isOn ? "press" : "screen"}
            onChoose={look}
          />
          {views.length > 1 && <Choices legend="見る向き" choices={views} chosen={view} onChoose={setView} />}
        </>
      }
    >
      <div className="grid content-start gap-6">
        <DullColors />
        <InkAmount />
        <p className="text-12 text-mute leading-relaxed">
          コート紙に4色（CMYK）で刷るときの色です（CGATS TR 006）。紙の色や照明で、実物とわずかに異なることがあります。
        </p>
      </div>
    </BesideGoodsDialog>
  );
}

function DullColors() {
  const session = useSession();
  const findings = useFindings().filter(isOfPress);
  const mendable = findings.filter((shown) => mendsOf(shown.finding, session).length > 0);
  const mendAll = () => {
    for (const shown of mendable) mendsOf(shown.finding, session)[0]?.apply(session);
  };
  return (
    <section aria-labelledby="dull-heading">
      <h2 id="dull-heading" className="text-16 font-bold">
        印刷でくすむ色
      </h2>
      {findings.length === 0 ? (
        <p className="mt-2 flex items-start gap-2 text-14 text-ok">
          <StudioIcon name="check" size={18} className="mt-0.5 shrink-0" />
          どの色も、ほぼ画面のとおりに刷れます。
        </p>
      ) : (
        <>
          <p className="mt-1 text-14 leading-relaxed">
            画面は光で、紙はインクで色を出します。鮮やかすぎる色は、紙では出せません。
          </p>
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {findings.map((shown) => (
              <DullRow key={`${shown.layerId} ${shown.text}`} shown={shown} />
            ))}
          </ul>
          {mendable.length > 1 && (
            <Button size={44} className="mt-3" onClick={mendAll}>
              すべて近い色に替える
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function DullRow({ shown }: { readonly shown: ShownFinding }) {
  const session = useSession();
  const { finding } = shown;
  return (
    <li className="py-3 text-14">
      {finding.code === "designs/dull-in-press" && <Swatches from={finding.color} to={finding.printed} />}
      <p className="font-bold">{shown.text}</p>
      {finding.code !== "designs/dull-in-press" && <p className="text-12 leading-relaxed">{shown.mend}</p>}
      {mendsOf(finding, session).map((mend) => (
        <button
          key={mend.label}
          type="button"
          className="min-h-11 font-bold text-red-text underline"
          onClick={() => mend.apply(session)}
        >
          {mend.label}
        </button>
      ))}
    </li>
  );
}

/** The colour of the screen beside the one on paper, touching, as that is how a difference is seen. */
function Swatches({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <div className="mb-2 grid grid-cols-2 overflow-hidden rounded-ctl border border-line text-12">
      {[
        { name: "画面", hex: from },
        { name: "刷り上がり", hex: to },
      ].map(({ name, hex }) => (
        <div key={name}>
          <span aria-hidden="true" className="block h-10" style={{ backgroundColor: hex }} />
          <span className="num block px-2 py-1 text-mute">
            {name} {hex}
          </span>
        </div>
      ))}
    </div>
  );
}
