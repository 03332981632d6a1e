import { Button } from "@surimono/ui/button.tsx";
import { Sheet } from "@surimono/ui/sheet.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import type { ShownFinding } from "../checks/editor-checks.ts";
import { isForPress } from "../model/editor-area.ts";
import { useFindings, useTicks } from "../panels/use-findings.ts";
import { useEditorProps } from "../session/session-context.ts";
import { FindingRow } from "./finding-row.tsx";
import { InkNote } from "./ink-amount.tsx";

interface ChecksDialogProps {
  /** The customer wanted to finish. */
  readonly isFinishing: boolean;
  /** Findings of the server beyond the ones from this browser. */
  readonly told: readonly ShownFinding[];
  readonly onClose: () => void;
  readonly onFinish: () => void;
}

/** Everything to fix or confirm, place by place, each with a link to it. */
export function ChecksDialog({ isFinishing, told, onClose, onFinish }: ChecksDialogProps) {
  const { areas } = useEditorProps();
  const own = useFindings();
  const ticks = useTicks();
  const findings = [...own, ...told.filter((extra) => !own.some((known) => isSame(known, extra)))];
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const waiting = findings.filter(({ key }) => key !== undefined && !ticks.has(key)).length;
  return (
    <Sheet look="tool" title="印刷前のチェック" onClose={onClose}>
      {findings.length === 0 ? (
        <p className="flex items-center gap-2 text-ok">
          <StudioIcon name="check" />
          問題は見つかりませんでした。
        </p>
      ) : (
        <>
          <p className="mb-4 text-14">{leadOf(errors, waiting)}</p>
          <FindingGroups findings={findings} onClose={onClose} />
        </>
      )}
      {isForPress(areas) && <InkNote />}
      {isFinishing && errors === 0 && (
        <div className="mt-5 flex flex-wrap items-center justify-end gap-3 border-t border-line pt-4">
          {waiting > 0 && <p className="grow text-14 text-warn">あと{waiting}件、ご確認ください。</p>}
          <Button size={44} onClick={onClose}>
            編集に戻る
          </Button>
          <Button variant="primary" size={44} disabled={waiting > 0} onClick={onFinish}>
            このまま確認へすすむ
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function leadOf(errors: number, waiting: number): string {
  const parts = [
    ...(errors > 0 ? [`直さないとすすめない点が${errors}件あります。`] : []),
    ...(waiting > 0 ? [`ご確認いただきたい点が${waiting}件あります。直すか、チェックを入れるとすすめます。`] : []),
  ];
  return parts.length > 0 ? parts.join("") : "すべてご確認いただきました。確認へすすめます。";
}

/** Grouped by place when more than one is used. */
function FindingGroups({
  findings,
  onClose,
}: {
  readonly findings: readonly ShownFinding[];
  readonly onClose: () => void;
}) {
  const { areas } = useEditorProps();
  const kinds = [...new Set(findings.map(({ areaKindId }) => areaKindId))];
  return kinds.map((kind) => (
    <section key={kind ?? "all"} className="mb-4 last:mb-0">
      {kinds.length > 1 && (
        <h3 className="mb-2 text-14 font-bold text-deep">
          {areas.find(({ areaKindId }) => areaKindId === kind)?.name ?? "全体"}
        </h3>
      )}
      <ul className="grid gap-2">
        {findings
          .filter(({ areaKindId }) => areaKindId === kind)
          .map((shown) => (
            <FindingRow key={rowKey(shown)} shown={shown} onClose={onClose} />
          ))}
      </ul>
    </section>
  ));
}

/** Without numbers, so that a row stays in place while its numbers change. */
function rowKey({ finding, areaKindId, layerId }: ShownFinding): string {
  const part = "part" in finding ? finding.part : "color" in finding ? finding.color : "";
  return [finding.code, areaKindId, layerId, part].join(" ");
}

function isSame(one: ShownFinding, other: ShownFinding): boolean {
  return rowKey(one) === rowKey(other) && one.key === other.key;
}
