import { Dialog } from "@surimono/ui/dialog.tsx";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { type KeyboardEvent, useRef, useState } from "react";
import { isField } from "../editor/session/is-typing.ts";
import { FitScreen } from "./fit-screen.tsx";
import { LookStage } from "./look-stage.tsx";
import type { LookedAt, OtherWay } from "./looked-at.ts";
import type { StageKeys } from "./use-picture-view.ts";
import { useScreenScale } from "./use-screen-scale.ts";
import { WayChoice } from "./way-choice.tsx";

interface PictureWindowProps {
  readonly title: string;
  readonly pictures: readonly LookedAt[];
  /** Position of the first to be shown. */
  readonly start: number;
  readonly artUrl: string;
  /** What else than pictures can be seen of the goods. */
  readonly ways?: readonly OtherWay[] | undefined;
  readonly onClose: () => void;
}

/** Pictures in the whole window, one at a time, as near as wished, and goods at their true size (rule frame-picture-window). */
export function PictureWindow({ title, pictures: given, start, artUrl, ways = [], onClose }: PictureWindowProps) {
  // As they were when it was opened: the page behind may draw itself anew.
  const [pictures] = useState(given);
  const [index, setIndex] = useState(start);
  const screen = useScreenScale();
  const [isFitting, setFitting] = useState(false);
  const keys = useRef<StageKeys>(null);
  const [wayName, setWayName] = useState<string>();
  const way = ways.find(({ name }) => name === wayName);
  const picture = pictures[index];
  if (!picture) return null;
  const toPictures = () => setWayName(undefined);

  function turn(step: 1 | -1): void {
    setIndex((now) => Math.min(pictures.length - 1, Math.max(0, now + step)));
  }

  function press(event: KeyboardEvent): void {
    if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (keys.current?.press(event.key)) event.preventDefault();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={way?.name ?? picture.name}
      kind="screen"
      onKeyDown={press}
    >
      <div className="flex h-full flex-col">
        {/* Hidden, not removed, while the screen is calibrated, so that the picture keeps its place. */}
        <div className={isFitting ? "hidden" : "contents"}>
          {ways.length > 0 && <WayChoice ways={ways} chosen={way?.name} onChoose={setWayName} />}
          {way ? (
            way.show({ keys, still: pictures[0]?.still, onClose: toPictures })
          ) : (
            <LookStage
              key={index}
              picture={picture}
              artUrl={artUrl}
              pxPerMm={screen.pxPerMm}
              keys={keys}
              onFit={() => setFitting(true)}
              onTurn={turn}
            />
          )}
          {!way && pictures.length > 1 && (
            <PictureRow pictures={pictures} shown={index} onShow={setIndex} onTurn={turn} />
          )}
        </div>
        {isFitting && <FitScreen screen={screen} onClose={() => setFitting(false)} />}
      </div>
    </Dialog>
  );
}

interface PictureRowProps {
  readonly pictures: readonly LookedAt[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
  readonly onTurn: (step: 1 | -1) => void;
}

/** All of the pictures, small. */
function PictureRow({ pictures, shown, onShow, onTurn }: PictureRowProps) {
  return (
    <footer className="flex shrink-0 items-center justify-center gap-1 border-t border-line bg-white px-2 py-2">
      <IconButton icon="chevron-left" label="前の画像" disabled={shown === 0} onClick={() => onTurn(-1)} />
      <ul className="flex min-w-0 gap-2 overflow-x-auto p-1">
        {pictures.map(({ name, thumbnail }, index) => (
          <li key={`${name} ${thumbnail}`} className="shrink-0">
            <button
              type="button"
              aria-label={`${index + 1}枚目 ${name}`}
              aria-current={index === shown}
              className="paper block h-16 w-14 overflow-hidden rounded-ctl border-2 border-transparent aria-[current=true]:border-red"
              onClick={() => onShow(index)}
            >
              <img src={thumbnail} alt="" width={56} height={64} className="size-full object-contain" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon="chevron-right"
        label="次の画像"
        disabled={shown === pictures.length - 1}
        onClick={() => onTurn(1)}
      />
    </footer>
  );
}
