import type { ViewId } from "@surimono/domain/catalogue";
import { useState } from "react";
import { GoodsPreview } from "../canvas/goods-preview.tsx";
import { useEditorProps, useEditorState } from "../session/session-context.ts";
import { Dialog } from "./dialog.tsx";

/** The finished goods, as large as the window. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }) {
  const { item, areas } = useEditorProps();
  const views = item.views.filter((view) => areas.some((area) => area.view === view.id));
  const open = useEditorState((state) => areas.find((area) => area.areaKindId === state.areaKindId)?.view);
  const [view, setView] = useState<ViewId | undefined>(open ?? views[0]?.id);
  const shown = views.find((candidate) => candidate.id === view);
  return (
    <Dialog title="仕上がりイメージ" isWide onClose={onClose}>
      {shown && (
        <GoodsPreview
          key={shown.id}
          view={shown.id}
          width={1000}
          name={`${item.name}（${shown.name}）の仕上がり`}
          className="mx-auto block h-[min(520px,60dvh)] w-full"
        />
      )}
      <div className="mt-3 flex justify-center gap-2">
        {views.map((candidate) => (
          <button
            key={candidate.id}
            type="button"
            aria-pressed={candidate.id === view}
            className={`h-11 min-w-16 rounded-ctl border px-4 text-14 ${candidate.id === view ? "border-deep bg-deep text-white" : "border-ctl text-ink"}`}
            onClick={() => setView(candidate.id)}
          >
            {candidate.name}
          </button>
        ))}
      </div>
      <p className="mt-3 text-center text-12 text-mute">色や位置は実物とわずかに異なることがあります。</p>
    </Dialog>
  );
}
