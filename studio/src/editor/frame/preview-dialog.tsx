import { areaShowsIn, closeUpOf, VIEW_NAMES, type ViewId, wholeViewOf } from "@surimono/domain/catalogue";
import { useState } from "react";
import { GoodsPreview } from "../canvas/goods-preview.tsx";
import { findArea } from "../model/edit-document.ts";
import { useEditorProps, useEditorState } from "../session/session-context.ts";
import { Dialog } from "./dialog.tsx";

interface Choice<Id extends string | number> {
  readonly id: Id;
  readonly name: string;
}

/** The finished goods, as large as the window: each side, small printed places from nearer, and in each size. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }) {
  const { item, areas } = useEditorProps();
  const views = useViews();
  const open = useEditorState((state) => areas.find((area) => area.areaKindId === state.areaKindId)?.view);
  const [view, setView] = useState<ViewId | undefined>(open ?? views[0]?.id);
  const [sizeId, setSizeId] = useState(item.sizes.find(({ width }) => width === item.sizeWidth)?.id);
  const shown = views.find((candidate) => candidate.id === view);
  const size = item.sizes.find(({ id }) => id === sizeId);
  return (
    <Dialog title="仕上がりイメージ" isWide onClose={onClose}>
      <div className="flex h-[min(520px,46dvh)] items-center justify-center">
        {shown && (
          <GoodsPreview
            key={shown.id}
            view={shown.id}
            width={1000}
            {...(size ? { sizeWidth: size.width } : {})}
            name={`${item.name}（${[shown.name, size?.name].filter(Boolean).join("・")}）の仕上がり`}
            className="block w-full transition-[height] duration-200 motion-reduce:transition-none"
            height={`${Math.round(100 * shareOf(shown.id, size?.width, item.sizes))}%`}
          />
        )}
      </div>
      <Choices legend="見る向き" choices={views} chosen={view} onChoose={setView} />
      {item.sizes.length > 1 && <Choices legend="サイズ" choices={item.sizes} chosen={sizeId} onChoose={setSizeId} />}
      <p className="mt-3 text-center text-12 text-mute">
        {item.sizes.length > 1 && "サイズが変わっても、プリントの大きさは変わりません。"}
        色や位置は実物とわずかに異なることがあります。
      </p>
    </Dialog>
  );
}

/** The sides that can be printed on, then the close-ups of places in which something lies. */
function useViews(): readonly Choice<ViewId>[] {
  const { item, areas } = useEditorProps();
  const document = useEditorState((state) => state.document);
  const whole = item.views.filter((view) => areas.some((area) => areaShowsIn(area, view.id)));
  const used = areas.filter(({ areaKindId }) => (findArea(document, areaKindId)?.layers.length ?? 0) > 0);
  const near = new Set(used.flatMap(({ areaKindId }) => closeUpOf(areaKindId) ?? []));
  return [...whole, ...[...near].map((id) => ({ id, name: VIEW_NAMES[id] }))];
}

/** A picture shows every size equally large; side by side a smaller size is smaller. A close-up is cut off anyway. */
function shareOf(view: ViewId, width: number | undefined, sizes: readonly { readonly width: number }[]): number {
  if (width === undefined || wholeViewOf(view) !== view) return 1;
  return width / Math.max(...sizes.map((size) => size.width));
}

function Choices<Id extends string | number>(props: {
  readonly legend: string;
  readonly choices: readonly Choice<Id>[];
  readonly chosen: Id | undefined;
  readonly onChoose: (id: Id) => void;
}) {
  const { legend, choices, chosen, onChoose } = props;
  return (
    <fieldset className="mt-3 flex flex-wrap justify-center gap-2" aria-label={legend}>
      {choices.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={`h-11 min-w-11 rounded-ctl border px-3 text-14 ${id === chosen ? "border-deep bg-deep text-white" : "border-ctl text-ink"}`}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
