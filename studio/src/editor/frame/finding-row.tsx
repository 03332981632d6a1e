import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import type { ShownFinding } from "../checks/editor-checks.ts";
import { mendsOf } from "../checks/mends.ts";
import { useTicks } from "../panels/use-findings.ts";
import { useSession } from "../session/session-context.ts";

interface FindingRowProps {
  readonly shown: ShownFinding;
  readonly onClose: () => void;
}

/** One finding: the problem, its fix, a link to the layer and, for a warning, the tick. */
export function FindingRow({ shown, onClose }: FindingRowProps) {
  const session = useSession();
  const { store } = session;
  const { severity, areaKindId, layerId, key } = shown;
  const isError = severity === "error";
  const mends = mendsOf(shown.finding, session);

  function show(): void {
    if (areaKindId !== undefined) store.openArea(areaKindId);
    if (layerId !== undefined) store.select([layerId]);
    onClose();
  }

  return (
    <li className={`rounded-ctl border p-3 ${isError ? "border-red-text/40 bg-tint" : "border-line bg-warn-tint"}`}>
      <p className="flex items-start gap-2 text-14 font-bold text-deep">
        <StudioIcon
          name={severity}
          size={18}
          className={`mt-0.5 shrink-0 ${isError ? "text-red-text" : "text-warn"}`}
        />
        <span>
          <span className="sr-only">{isError ? "修正が必要：" : "注意："}</span>
          {shown.text}
        </span>
      </p>
      <p className="mt-1 pl-6.5 text-14">{shown.mend}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 pl-6.5">
        {mends.map((mend) => (
          <button
            key={mend.label}
            type="button"
            className="min-h-9 text-14 font-bold text-red-text underline"
            onClick={() => {
              mend.apply(session);
              // Words are edited behind the dialog.
              if (mend.label === "文字を直す") onClose();
            }}
          >
            {mend.label}
          </button>
        ))}
        {areaKindId !== undefined && (
          <button type="button" className="min-h-9 text-14 text-red-text underline" onClick={show}>
            {layerId === undefined ? "この場所を開く" : "レイヤーを選択"}
          </button>
        )}
      </div>
      {key !== undefined && <Tick tickKey={key} />}
    </li>
  );
}

function Tick({ tickKey }: { readonly tickKey: string }) {
  const { ticks } = useSession().checks;
  const isTicked = useTicks().has(tickKey);
  return (
    <div className="mt-2 border-line border-t text-14">
      <Checkbox checked={isTicked} onChange={() => ticks.toggle(tickKey)}>
        確認しました。このまま印刷します。
      </Checkbox>
    </div>
  );
}
