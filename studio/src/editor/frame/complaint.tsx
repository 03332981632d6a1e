import { flattenLayers } from "@surimono/domain/designs";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { useEffect, useState } from "react";
import type { ShownFinding } from "../checks/editor-checks.ts";
import { mendsOf } from "../checks/mends.ts";
import { isOpen } from "../checks/ticks.ts";
import { findLayer } from "../model/edit-document.ts";
import { useTicks, useTimelyFindings } from "../panels/use-findings.ts";
import { useEditorState, useSession } from "../session/session-context.ts";
import { type EditorState, typedText } from "../store/editor-state.ts";

const SHOWN_MS = 7000;

/** Above the workbench: why something could not be done; otherwise what to do with a new template, or a note on the selected layer. */
export function Complaint() {
  const { text, count } = useEditorState((state) => state.complaint);
  const [over, setOver] = useState(0);
  const selection = useEditorState((state) => state.selection);
  const isDragging = useEditorState((state) => state.draft !== undefined);
  const hasNewWords = useEditorState(holdsNewWords);
  const fresh = useEditorState((state) => state.fresh);
  const findings = useTimelyFindings();
  const ticks = useTicks();

  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setOver(count), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [count]);

  const finding = findings.find(
    (shown) => shown.layerId !== undefined && selection.includes(shown.layerId) && isOpen(shown, ticks),
  );
  const hasComplaint = count > over;
  if (!hasComplaint && (isDragging || !(finding || hasNewWords))) return null;
  return (
    <div className="pointer-events-none absolute bottom-4 left-10 z-10 max-w-[min(560px,calc(100%-260px))] max-md:inset-x-3 max-md:bottom-3 max-md:left-3 max-md:max-w-none">
      {hasComplaint ? (
        <p
          role="alert"
          className="flex items-start gap-2.5 rounded-ctl bg-deep px-4 py-2.5 text-14 text-white shadow-float"
        >
          <StudioIcon name="error" size={18} className="mt-0.5" />
          {text}
        </p>
      ) : hasNewWords ? (
        <RewriteHint key={fresh} />
      ) : (
        finding && <FindingNotice finding={finding} />
      )}
    </div>
  );
}

/** A template was just added and has not been opened yet. */
function holdsNewWords(state: EditorState): boolean {
  const layer = state.fresh === undefined ? undefined : findLayer(state.document, state.fresh);
  return layer?.kind === "group" && flattenLayers([layer]).some(({ kind }) => kind === "text");
}

/** Disappears after a while: on a phone it covers the bottom of the design. */
function RewriteHint() {
  const isCoarse = useEditorState((state) => state.isCoarse);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <p role="status" className="flex items-start gap-2.5 rounded-ctl bg-white px-4 py-2.5 text-14 shadow-float">
      <StudioIcon name="text" size={18} className="mt-0.5" />
      文字を{isCoarse ? "ダブルタップ" : "ダブルクリック"}して書きかえられます
    </p>
  );
}

/** With a button that fixes it, where there is one. */
function FindingNotice({ finding }: { readonly finding: ShownFinding }) {
  const session = useSession();
  const name = useEditorState((state) => finding.layerId && findLayer(state.document, finding.layerId)?.name);
  const isTyped = useEditorState((state) => finding.layerId !== undefined && typedText(state)?.id === finding.layerId);
  const isError = finding.severity === "error";
  const mend = isTyped ? undefined : mendsOf(finding.finding, session)[0];
  return (
    <div
      className="flex flex-wrap items-start gap-x-2.5 rounded-ctl bg-white px-4 py-2.5 text-14 shadow-float"
      title={name}
    >
      <StudioIcon name={finding.severity} size={18} className={`mt-0.5 ${isError ? "text-red-text" : "text-warn"}`} />
      <p className="min-w-0 grow basis-48">
        <span className={`font-bold ${isError ? "text-red-text" : "text-deep"}`}>{finding.text}</span>{" "}
        <span className={isError ? "" : "text-warn"}>{finding.mend}</span>
      </p>
      {mend && (
        <button
          type="button"
          className="pointer-events-auto -my-1 min-h-8 rounded-ctl border border-ctl px-3 text-14 font-bold whitespace-nowrap text-deep hover:bg-paper max-md:my-0 max-md:ml-auto max-md:min-h-11"
          onClick={() => mend.apply(session)}
        >
          {mend.label}
        </button>
      )}
    </div>
  );
}
