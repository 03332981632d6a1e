import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Extent } from "../close-look/picture-view.ts";
import { isMotionUnwelcome } from "./quiet.ts";
import type { TurnedGoods } from "./turned-goods.ts";
import { afterTime, FIRST_TILT, isMoving, KEY_STEP, type TurningMotion, turnedBy, zoomedBy } from "./turning-motion.ts";
import type { TurningScene } from "./turning-scene.ts";

/** A pause of the page is not made up for. */
const LONGEST_STEP_MS = 50;
const RADIANS_PER_PX = 0.009;
/** Of the speed of the hand that it keeps when let go of. */
const SWING = 0.9;

export interface Turning {
  /** Drawn and turning; else the still is to be seen. */
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  readonly isAuto: boolean;
  readonly setAuto: (isAuto: boolean) => void;
  /** Radians to the right and down. */
  readonly turn: (right: number, down?: number) => void;
  readonly drag: (by: { readonly x: number; readonly y: number }) => void;
  readonly letGo: () => void;
  readonly zoom: (factor: number) => void;
}

/** The goods in three dimensions in `holder`: made when shown, given back when not, drawn only while something moves. */
export function useTurning(holder: RefObject<HTMLElement | null>, room: Extent, goods: TurnedGoods): Turning {
  const [isAuto, setIsAuto] = useState(() => !isMotionUnwelcome());
  const motion = useRef<TurningMotion>({ turn: 0, tilt: FIRST_TILT, near: 1, speed: 0, isAuto });
  const wake = useRef<() => void>(() => undefined);
  const lastDrag = useRef({ time: 0, speed: 0 });

  const { scene, hasFailed } = useTurnedScene(holder, goods, (facing) => {
    motion.current = { ...motion.current, turn: -facing };
  });

  useEffect(() => {
    if (!scene || room.width === 0 || room.height === 0) return undefined;
    let frame = 0;
    let before = 0;
    const draw = (now: number) => {
      const step = before === 0 ? 0 : Math.min(LONGEST_STEP_MS, now - before);
      motion.current = afterTime(motion.current, step);
      scene.show(motion.current);
      before = isMoving(motion.current) ? now : 0;
      frame = before === 0 ? 0 : requestAnimationFrame(draw);
    };
    wake.current = () => {
      frame ||= requestAnimationFrame(draw);
    };
    scene.resize(room.width, room.height);
    wake.current();
    return () => {
      cancelAnimationFrame(frame);
      wake.current = () => undefined;
    };
  }, [scene, room]);

  const change = useCallback((next: TurningMotion) => {
    motion.current = next;
    setIsAuto(next.isAuto);
    wake.current();
  }, []);

  return {
    isReady: scene !== undefined && !hasFailed,
    hasFailed,
    isAuto,
    setAuto: (auto) => change({ ...motion.current, isAuto: auto, speed: 0 }),
    turn: (right, down = 0) => change(turnedBy(motion.current, right * KEY_STEP, down * KEY_STEP)),
    drag({ x, y }) {
      const now = performance.now();
      const turn = x * RADIANS_PER_PX;
      lastDrag.current = { time: now, speed: turn / Math.max(8, now - lastDrag.current.time) };
      change(turnedBy(motion.current, turn, y * RADIANS_PER_PX));
    },
    letGo() {
      const { time, speed } = lastDrag.current;
      if (performance.now() - time > LONGEST_STEP_MS || isMotionUnwelcome()) return;
      change({ ...motion.current, speed: speed * SWING });
    },
    zoom: (factor) => change(zoomedBy(motion.current, factor)),
  };
}

/** The scene in `holder`; `onBegin` is told which place of the goods is to face the viewer first. */
function useTurnedScene(
  holder: RefObject<HTMLElement | null>,
  goods: TurnedGoods,
  onBegin: (facing: number) => void,
): { readonly scene: TurningScene | undefined; readonly hasFailed: boolean } {
  const [scene, setScene] = useState<TurningScene>();
  const [hasFailed, setFailed] = useState(false);
  const begin = useEffectEvent(onBegin);
  useEffect(() => {
    let made: TurningScene | undefined;
    let isCurrent = true;
    const fail = () => {
      if (isCurrent) setFailed(true);
    };
    const make = async () => {
      const { turnedScene } = await import("./turned-goods.ts");
      const { scene: whole, facing } = await turnedScene(goods, fail);
      if (!isCurrent) return whole.dispose();
      made = whole;
      begin(facing);
      holder.current?.replaceChildren(whole.canvas);
      setScene(whole);
    };
    make().catch(fail);
    return () => {
      isCurrent = false;
      made?.canvas.remove();
      made?.dispose();
      setScene(undefined);
    };
  }, [goods, holder]);
  return { scene, hasFailed };
}
