import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import { GoodsPreview } from "./goods-preview.tsx";

const LOW = 400;

/** Small views of the whole goods, one for each side: shows the garment, switches sides, opens the preview. */
export function ViewSwitch({ onPreview }: { readonly onPreview: () => void }) {
  const { item, areas } = useEditorProps();
  const { store } = useSession();
  const open = useEditorState((state) => areas.find((area) => area.areaKindId === state.areaKindId)?.view);
  // With a sheet open there is little height, and the design needs it.
  const isLow = useEditorState(({ viewport }) => viewport.height > 0 && viewport.height < LOW);
  const views = item.views.filter((view) => areas.some((area) => area.view === view.id));
  if (isLow) return null;
  return (
    <div className="absolute right-4 bottom-4 z-10 flex items-end gap-1 rounded-card bg-white p-2 shadow-float max-md:top-3 max-md:right-3 max-md:bottom-auto max-md:p-1">
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          aria-pressed={view.id === open}
          className={`grid w-18 justify-items-center rounded-ctl px-1 pt-1 text-12 max-md:w-12 ${view.id === open ? "font-bold text-red-text outline-1 outline-red -outline-offset-1" : "text-ink hover:bg-paper"}`}
          onClick={() => {
            const first = areas.find((area) => area.view === view.id);
            if (first && view.id !== open) store.openArea(first.areaKindId);
          }}
        >
          <GoodsPreview view={view.id} width={200} name={`${view.name}の見本`} className="h-17 w-full max-md:h-11" />
          {view.name}
        </button>
      ))}
      <button
        type="button"
        aria-label="仕上がりを大きく見る"
        title="仕上がりを大きく見る"
        className="grid h-9 w-8 place-items-center rounded-ctl text-ink hover:bg-paper max-md:h-11"
        onClick={onPreview}
      >
        <StudioIcon name="eye" size={18} />
      </button>
    </div>
  );
}
