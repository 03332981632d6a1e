import { useEffect, useState } from "react";
import type { ShownFinding } from "../checks/editor-checks.ts";
import { findLayer } from "../model/edit-document.ts";
import { Icon } from "../panels/icon.tsx";
import { isOpen, useFindings, useTicks } from "../panels/use-findings.ts";
import { useEditorState } from "../session/session-context.ts";

const SHOWN_MS = 7000;

/** Over the bench: why something could not be done; else what there is to know of the selected layer. */
export function Complaint() {
  const { text, count } = useEditorState((state) => state.complaint);
  const [over, setOver] = useState(0);
  const selection = useEditorState((state) => state.selection);
  const isDragging = useEditorState((state) => state.draft !== undefined);
  const findings = useFindings();
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
  if (!hasComplaint && (!finding || isDragging)) return null;
  return (
    <div className="pointer-events-none absolute bottom-4 left-10 z-10 max-w-[min(560px,calc(100%-260px))] max-md:inset-x-3 max-md:bottom-3 max-md:left-3 max-md:max-w-none">
      {hasComplaint ? (
        <p
          role="alert"
          className="flex items-start gap-2.5 rounded-ctl bg-deep px-4 py-2.5 text-14 text-white shadow-float"
        >
          <Icon name="error" size={18} className="mt-0.5" />
          {text}
        </p>
      ) : (
        finding && <FindingNotice finding={finding} />
      )}
    </div>
  );
}

function FindingNotice({ finding }: { readonly finding: ShownFinding }) {
  const name = useEditorState((state) => finding.layerId && findLayer(state.document, finding.layerId)?.name);
  const isError = finding.severity === "error";
  return (
    <p className="flex items-start gap-2.5 rounded-ctl bg-white px-4 py-2.5 text-14 shadow-float" title={name}>
      <Icon name={finding.severity} size={18} className={`mt-0.5 ${isError ? "text-red-text" : "text-warn"}`} />
      <span>
        <span className={`font-bold ${isError ? "text-red-text" : "text-deep"}`}>{finding.text}</span>{" "}
        <span className={isError ? "" : "text-warn"}>{finding.mend}</span>
      </span>
    </p>
  );
}
