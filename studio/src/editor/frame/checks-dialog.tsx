import type { Finding } from "../checks/editor-checks.ts";
import { fittedInto } from "../commands/fit-commands.ts";
import { findLayer, replaceLayers } from "../model/edit-document.ts";
import { Icon } from "../panels/icon.tsx";
import { useFindings } from "../panels/use-findings.ts";
import { useEditorProps, useSession } from "../session/session-context.ts";
import { Dialog } from "./dialog.tsx";

interface ChecksDialogProps {
  /** The customer wanted to finish. */
  readonly isFinishing: boolean;
  readonly onClose: () => void;
  readonly onFinish: () => void;
}

/** Everything there is to mend or to know, each with the way to it. */
export function ChecksDialog({ isFinishing, onClose, onFinish }: ChecksDialogProps) {
  const findings = useFindings();
  const errors = findings.filter((finding) => finding.severity === "error").length;
  return (
    <Dialog title="印刷前のチェック" onClose={onClose}>
      {findings.length === 0 ? (
        <p className="flex items-center gap-2 text-ok">
          <Icon name="check" />
          問題は見つかりませんでした。
        </p>
      ) : (
        <>
          <p className="mb-4 text-14">{leadOf(errors, findings.length, isFinishing)}</p>
          <ul className="grid gap-2">
            {findings.map((finding) => (
              <FindingRow
                key={`${finding.code} ${finding.layerId ?? finding.areaKindId}`}
                finding={finding}
                onClose={onClose}
              />
            ))}
          </ul>
        </>
      )}
      {isFinishing && errors === 0 && (
        <div className="mt-5 flex flex-wrap justify-end gap-3 border-t border-line pt-4">
          <button
            type="button"
            className="h-11 rounded-ctl border border-ctl px-5 text-14 font-bold text-deep"
            onClick={onClose}
          >
            編集に戻る
          </button>
          <button
            type="button"
            className="h-11 rounded-ctl bg-red-text px-5 text-14 font-bold text-white hover:bg-red-press"
            onClick={onFinish}
          >
            このまま完成する
          </button>
        </div>
      )}
    </Dialog>
  );
}

function leadOf(errors: number, count: number, isFinishing: boolean): string {
  if (errors === 0) return `気になる点が${count}件あります。このまま印刷することもできます。`;
  return isFinishing
    ? `完成する前に、次の${errors}件を直してください。`
    : `直さないと完成できない点が${errors}件あります。`;
}

function FindingRow({ finding, onClose }: { readonly finding: Finding; readonly onClose: () => void }) {
  const session = useSession();
  const { areas } = useEditorProps();
  const { store } = session;
  const isError = finding.severity === "error";
  const area = areas.find((candidate) => candidate.areaKindId === finding.areaKindId);

  function show(): void {
    if (finding.areaKindId !== undefined) store.openArea(finding.areaKindId);
    if (finding.layerId !== undefined) store.select([finding.layerId]);
    onClose();
  }

  function mend(): void {
    const layer = finding.layerId === undefined ? undefined : findLayer(store.get().document, finding.layerId);
    if (!layer || !area) return;
    store.openArea(area.areaKindId);
    store.commit({
      label: "枠に合わせる",
      selection: [layer.id],
      change: (document) => replaceLayers(document, [fittedInto(layer, area)]),
    });
  }

  return (
    <li className={`rounded-ctl border p-3 ${isError ? "border-red-text/40 bg-tint" : "border-line bg-warn-tint"}`}>
      <p className="flex items-start gap-2 text-14 font-bold text-deep">
        <Icon name={finding.severity} size={18} className={`mt-0.5 ${isError ? "text-red-text" : "text-warn"}`} />
        <span>
          <span className="sr-only">{isError ? "修正が必要：" : "注意："}</span>
          {finding.text}
        </span>
      </p>
      <p className="mt-1 pl-6.5 text-14">{finding.mend}</p>
      <div className="mt-1 flex flex-wrap gap-4 pl-6.5">
        {finding.areaKindId !== undefined && (
          <button type="button" className="min-h-9 text-14 text-red-text underline" onClick={show}>
            {finding.layerId === undefined ? "この場所を開く" : "レイヤーを選択"}
          </button>
        )}
        {finding.fits && (
          <button type="button" className="min-h-9 text-14 text-red-text underline" onClick={mend}>
            枠に合わせる
          </button>
        )}
      </div>
    </li>
  );
}
