import { areaShowsIn, closeUpOf, VIEW_NAMES, type ViewId, wholeViewOf } from "@surimono/domain/catalogue";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { type KeyboardEvent, useRef, useState } from "react";
import type { GoodsPlan } from "../canvas/goods-plan.ts";
import { findArea } from "../model/edit-document.ts";
import { ASSUMED_PX_PER_MM, fittedScale, keepScale } from "../model/true-size.ts";
import { isField } from "../session/is-typing.ts";
import { useEditorProps, useEditorState } from "../session/session-context.ts";
import { useShownSize } from "../session/use-goods.ts";
import { FitScreen } from "./fit-screen.tsx";
import { PreviewStage } from "./preview-stage.tsx";
import type { StageKeys } from "./use-preview-view.ts";

interface Choice<Id extends string | number> {
  readonly id: Id;
  readonly name: string;
}

const shelf = () => localStorage;

/** The finished goods in the whole window: each side, close-ups of small printed places, in each size, and at true size. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }) {
  const { item, areas } = useEditorProps();
  const views = useViews();
  const open = useEditorState((state) => areas.find((area) => area.areaKindId === state.areaKindId)?.view);
  const [view, setView] = useState<ViewId | undefined>(open ?? views[0]?.id);
  const [sizeId, setSizeId] = useState(useShownSize()?.id);
  const [trueScale, setTrueScale] = useState(() => fittedScale(shelf) ?? ASSUMED_PX_PER_MM);
  const [isFitting, setFitting] = useState(false);
  const keys = useRef<StageKeys>(null);
  const shown = views.find((candidate) => candidate.id === view);
  const size = item.sizes.find(({ id }) => id === sizeId);
  const sizeWidth = size?.width ?? item.sizeWidth;

  function press(event: KeyboardEvent): void {
    if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (keys.current?.press(event.key)) event.preventDefault();
  }

  return (
    <Dialog open onClose={onClose} title="仕上がりイメージ" kind="screen" onKeyDown={press}>
      <div className="flex h-full flex-col">
        {/* Hidden, not removed, while the screen is calibrated, so that the picture keeps its place. */}
        <div className={isFitting ? "hidden" : "contents"}>
          <PreviewStage
            view={shown?.id}
            sizeWidth={sizeWidth}
            widestOf={(plan) => widestShare(plan, item.sizes)}
            name={`${item.name}（${[shown?.name, size?.name].filter(Boolean).join("・")}）の仕上がり`}
            trueScale={trueScale}
            keys={keys}
            onFit={() => setFitting(true)}
          />
          <footer className="shrink-0 border-t border-line bg-white px-4 py-2">
            <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-1">
              <Choices legend="見る向き" choices={views} chosen={view} onChoose={setView} />
              {item.sizes.length > 1 && (
                <Choices legend="サイズ" choices={item.sizes} chosen={sizeId} onChoose={setSizeId} />
              )}
            </div>
            <p className="mt-1 text-center text-12 text-mute">
              {item.sizes.length > 1 && "サイズが変わっても、プリントの大きさは変わりません。"}
              色や位置は実物とわずかに異なることがあります。
            </p>
          </footer>
        </div>
        {isFitting && (
          <FitScreen
            pxPerMm={trueScale}
            onCancel={() => setFitting(false)}
            onKeep={(fitted) => {
              keepScale(shelf, fitted);
              setTrueScale(fitted ?? ASSUMED_PX_PER_MM);
              setFitting(false);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The sides that can be printed on, then close-ups of the printed places. */
function useViews(): readonly Choice<ViewId>[] {
  const { item, areas } = useEditorProps();
  const document = useEditorState((state) => state.document);
  const whole = item.views.filter((view) => areas.some((area) => areaShowsIn(area, view.id)));
  const used = areas.filter(({ areaKindId }) => (findArea(document, areaKindId)?.layers.length ?? 0) > 0);
  const near = new Set(used.flatMap(({ areaKindId }) => closeUpOf(areaKindId) ?? []));
  return [...whole, ...[...near].map((id) => ({ id, name: VIEW_NAMES[id] }))];
}

/** A smaller size is shown smaller relative to the widest, which fills the window. A close-up is cut off anyway. */
function widestShare({ view, sizeWidth }: GoodsPlan, sizes: readonly { readonly width: number }[]): number {
  return wholeViewOf(view) === view ? Math.max(sizeWidth, ...sizes.map(({ width }) => width)) / sizeWidth : 1;
}

function Choices<Id extends string | number>(props: {
  readonly legend: string;
  readonly choices: readonly Choice<Id>[];
  readonly chosen: Id | undefined;
  readonly onChoose: (id: Id) => void;
}) {
  const { legend, choices, chosen, onChoose } = props;
  return (
    <fieldset className="flex min-w-0 gap-2 overflow-x-auto py-1" aria-label={legend}>
      {choices.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={`h-11 min-w-11 shrink-0 rounded-ctl border px-3 text-14 ${id === chosen ? "border-deep bg-deep text-white" : "border-ctl text-ink"}`}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
