import { IconButton } from "@surimono/ui/icon-button.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { type ReactNode, type RefObject, useImperativeHandle, useRef } from "react";
import { usePictureHand } from "../close-look/use-picture-hand.ts";
import type { StageKeys } from "../close-look/use-picture-view.ts";
import { useRoom } from "../close-look/use-room.ts";
import type { TurnedGoods } from "./turned-goods.ts";
import { useTurning } from "./use-turning.ts";

interface TurningStageProps {
  readonly goods: TurnedGoods;
  /** What is seen, for a screen reader. */
  readonly name: string;
  /** Seen until the goods can be turned, and where they never can. */
  readonly still: ReactNode;
  readonly keys: RefObject<StageKeys | null>;
}

const NEARER = 1.3;
/** Something of it did not come, or the browser draws nothing in three dimensions. */
const FAILED =
  "回る画像を用意できませんでした。通信を確かめて、もう一度開いてください。3D表示のないブラウザでは、回せません。";

/** Goods that are turned by hand, by keys and by themselves (rule frame-turning-goods). */
export function TurningStage({ goods, name, still, keys }: TurningStageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const turning = useTurning(holder, room, goods);
  const pointers = usePictureHand(frame, {
    move: turning.drag,
    zoom: turning.zoom,
    doublePress: () => turning.setAuto(!turning.isAuto),
  });
  useImperativeHandle(keys, () => ({ press: (key) => pressKey(key, turning) }));
  const { isReady, hasFailed } = turning;
  return (
    <div className="relative min-h-0 grow overflow-hidden bg-bench">
      <div
        ref={frame}
        className="absolute inset-0 cursor-grab touch-none overflow-hidden select-none active:cursor-grabbing"
        {...(isReady && pointers)}
        onPointerUp={(event) => {
          pointers.onPointerUp(event);
          turning.letGo();
        }}
      >
        <div className={isReady ? "hidden" : "absolute inset-4"}>{still}</div>
        <div
          ref={holder}
          role="img"
          aria-label={`${name}（回る画像）`}
          hidden={!isReady}
          className="absolute inset-0 [&>canvas]:block [&>canvas]:size-full"
        />
      </div>
      {isReady ? (
        <TurnBar turning={turning} />
      ) : (
        <p
          role="status"
          className="absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-card bg-white px-4 text-14 w-max max-w-[calc(100%-1.5rem)] shadow-float"
        >
          {hasFailed ? FAILED : <Waiting />}
        </p>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <Spinner size={20} />
      回せるように、準備しています…
    </>
  );
}

type Acts = Pick<ReturnType<typeof useTurning>, "isAuto" | "setAuto" | "turn" | "zoom">;

function TurnBar({ turning }: { turning: Acts }) {
  const { isAuto } = turning;
  return (
    <fieldset
      aria-label="回す"
      className="absolute bottom-3 left-1/2 flex -translate-x-1/2 items-center rounded-card bg-white p-1 whitespace-nowrap shadow-float"
    >
      <IconButton size={36} icon="chevron-left" label="左へ回す" onClick={() => turning.turn(-1)} />
      <button
        type="button"
        aria-pressed={isAuto}
        className={`min-h-9 rounded-ctl px-3 text-14 max-md:min-h-11 ${isAuto ? "bg-deep text-white" : "text-deep hover:bg-paper"}`}
        onClick={() => turning.setAuto(!isAuto)}
      >
        ゆっくり回す
      </button>
      <IconButton size={36} icon="chevron-right" label="右へ回す" onClick={() => turning.turn(1)} />
      <IconButton size={36} icon="minus" label="縮小" onClick={() => turning.zoom(1 / NEARER)} />
      <IconButton size={36} icon="plus" label="拡大" onClick={() => turning.zoom(NEARER)} />
    </fieldset>
  );
}

/** False when the key has no meaning here. */
function pressKey(key: string, { turn, zoom, setAuto, isAuto }: Acts): boolean {
  if (key === "ArrowLeft") turn(-1);
  else if (key === "ArrowRight") turn(1);
  else if (key === "ArrowUp") turn(0, -1);
  else if (key === "ArrowDown") turn(0, 1);
  else if (key === "+" || key === "=" || key === ";") zoom(NEARER);
  else if (key === "-") zoom(1 / NEARER);
  else if (key === "r") setAuto(!isAuto);
  else return false;
  return true;
}
