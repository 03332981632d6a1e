import { isCloseUp, type ViewId, whiteInk } from "@surimono/domain/catalogue";
import { type ReactNode, type RefObject, useState } from "react";
import { FitScreen } from "../../close-look/fit-screen.tsx";
import type { StageKeys } from "../../close-look/use-picture-view.ts";
import { useScreenScale } from "../../close-look/use-screen-scale.ts";
import type { GoodsPlan } from "../canvas/goods-plan.ts";
import { runCommand } from "../commands/command.ts";
import { pressViewCommand } from "../commands/studio-commands.ts";
import { isForPress } from "../model/editor-area.ts";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import { useGoodsColor } from "../session/use-goods.ts";
import { Choices } from "./choices.tsx";
import { PlateStage } from "./plate-stage.tsx";
import { PreviewStage } from "./preview-stage.tsx";
import { useAllViews } from "./use-views.ts";

interface PreviewPicturesProps {
  readonly sizeId: number | undefined;
  readonly onSize: (sizeId: number) => void;
  readonly keys: RefObject<StageKeys | null>;
}

/** Each side of the finished goods, clothes in use, close-ups of small printed places, in each size, and at true size. */
export function PreviewPictures({ sizeId, onSize, keys }: PreviewPicturesProps) {
  const { item, areas } = useEditorProps();
  const views = useAllViews();
  const open = useEditorState((state) => areas.find((area) => area.areaKindId === state.areaKindId)?.view);
  const [view, setView] = useState<ViewId | undefined>(open ?? views[0]?.id);
  const screen = useScreenScale();
  const [isFitting, setFitting] = useState(false);
  const white = whiteInk(
    { id: item.methodId, ...(item.choke !== undefined && { choke: item.choke }) },
    useGoodsColor().hex,
  );
  const [showsPlate, setShowsPlate] = useState(false);
  const shown = views.find((candidate) => candidate.id === view);
  const size = item.sizes.find(({ id }) => id === sizeId);
  const sizeWidth = size?.width ?? item.sizeWidth;

  return (
    <>
      {/* Hidden, not removed, while the screen is calibrated, so that the picture keeps its place. */}
      <div className={isFitting ? "hidden" : "contents"}>
        {showsPlate && white ? (
          <PlateStage view={shown?.id} white={white} />
        ) : (
          <PreviewStage
            view={shown?.id}
            sizeWidth={sizeWidth}
            widestOf={(plan) => widestShare(plan, item.sizes)}
            name={`${item.name}（${[shown?.name, size?.name].filter(Boolean).join("・")}）の仕上がり`}
            trueScale={screen.pxPerMm}
            keys={keys}
            onFit={() => setFitting(true)}
          />
        )}
        <footer className="shrink-0 border-t border-line bg-white px-4 py-2">
          <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-1">
            <Choices legend="見る向き" choices={views} chosen={view} onChoose={setView} />
            {item.sizes.length > 1 && !showsPlate && (
              <Choices legend="サイズ" choices={item.sizes} chosen={sizeId} onChoose={onSize} />
            )}
            {isForPress(areas) && !showsPlate && <PressToggle />}
            {white && (
              <ViewToggle isOn={showsPlate} onClick={() => setShowsPlate(!showsPlate)}>
                白版を見る
              </ViewToggle>
            )}
          </div>
          <p className="mt-1 text-center text-12 text-mute">
            {item.sizes.length > 1 && "サイズが変わっても、プリントの大きさは変わりません。"}
            色や位置は実物とわずかに異なることがあります。
          </p>
        </footer>
      </div>
      {isFitting && <FitScreen screen={screen} onClose={() => setFitting(false)} />}
    </>
  );
}

function PressToggle() {
  const session = useSession();
  const isOn = useEditorState((state) => state.hasPressColors);
  return (
    <ViewToggle isOn={isOn} onClick={() => runCommand(pressViewCommand, session)}>
      刷り上がりの色を見る
    </ViewToggle>
  );
}

function ViewToggle(props: { readonly isOn: boolean; readonly onClick: () => void; readonly children: ReactNode }) {
  const { isOn, onClick, children } = props;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={`h-11 shrink-0 rounded-ctl border px-3 text-14 ${isOn ? "border-deep bg-deep text-white" : "border-ctl text-ink"}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A smaller size is shown smaller relative to the widest, which fills the window. A close-up is cut off anyway. */
function widestShare({ view, sizeWidth }: GoodsPlan, sizes: readonly { readonly width: number }[]): number {
  return isCloseUp(view) ? 1 : Math.max(sizeWidth, ...sizes.map(({ width }) => width)) / sizeWidth;
}
