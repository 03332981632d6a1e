import { type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { type Extent, keptInside, type PictureView, wholeScale, zoomAbout } from "./picture-view.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** What a picture shows, in the unit that it is measured in: of goods in millimetres, or in widths of the picture. */
export interface MeasuredPicture {
  /** The part of it that the goods fill. */
  readonly goods: Box;
  /** Around the prints, when there are any. */
  readonly prints: Box | undefined;
}

export interface StageKeys {
  /** False when the key has no meaning here. */
  readonly press: (key: string) => boolean;
}

export interface PictureHold<Plan extends MeasuredPicture> {
  /** The current view: the scale at which that plan's picture is shown. */
  readonly scaleOf: (plan: Plan) => number;
  /** The scale at which all of it is shown. */
  readonly wholeOf: (plan: Plan) => number;
  readonly shownOf: (plan: Plan) => PictureView;
  readonly isWhole: boolean;
  /** Whether to animate the last change: not during a drag. */
  readonly isGliding: boolean;
  readonly act: (plan: Plan | undefined) => PictureActs;
}

export interface PictureActs {
  readonly move: (by: Point, glides: boolean) => void;
  readonly zoom: (factor: number, at?: Point, glides?: boolean) => void;
  readonly showWhole: () => void;
  readonly showTrue: () => void;
  readonly doublePress: (at: Point) => void;
}

/** `held` is undefined while all is shown. */
interface Seen {
  readonly held: PictureView | undefined;
  readonly isGliding: boolean;
}

const WHOLE: Seen = { held: undefined, isGliding: true };

export const ZOOM_STEP = 1.4;
const CLOSER = 2.5;
const ARROW_PX = 60;
const MIDDLE: Point = { x: 0, y: 0 };
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: ARROW_PX, y: 0 },
  ArrowRight: { x: -ARROW_PX, y: 0 },
  ArrowUp: { x: 0, y: ARROW_PX },
  ArrowDown: { x: 0, y: -ARROW_PX },
};

/** Where the customer has moved the picture. Until then the goods are shown whole, at any window size. */
export function usePictureView<Plan extends MeasuredPicture>(
  room: Extent,
  /** At which it is as large as the goods themselves; undefined where that is not known. */
  trueScale: number | undefined,
  /** How much wider than the plan what is shown whole has to be. */
  widestOf: (plan: Plan) => number,
): PictureHold<Plan> {
  const [{ held, isGliding }, setSeen] = useState<Seen>({ ...WHOLE, isGliding: false });
  const wholeOf = (plan: Plan) => {
    const widest = widestOf(plan);
    return wholeScale({ width: plan.goods.w * widest, height: plan.goods.h * widest }, room);
  };
  const scaleOf = (plan: Plan) => held?.scale ?? wholeOf(plan);
  const shownAs = (plan: Plan, view: PictureView | undefined) =>
    keptInside(view ?? { scale: wholeOf(plan), ...MIDDLE }, extentOf(plan), room);

  // True size stays true size when the screen is recalibrated.
  const lastTrue = useRef(trueScale);
  useLayoutEffect(() => {
    const before = lastTrue.current;
    lastTrue.current = trueScale;
    if (trueScale !== undefined && before !== trueScale)
      setSeen((now) =>
        now.held && now.held.scale === before ? { ...now, held: { ...now.held, scale: trueScale } } : now,
      );
  }, [trueScale]);

  function act(plan: Plan | undefined) {
    // From where it is by then: two fingers say twice between two drawings where they are.
    function show(change: (now: PictureView | undefined) => PictureView | undefined, glides: boolean): void {
      if (!plan) return;
      setSeen((now) => {
        const next = change(now.held);
        if (next) return { held: shownAs(plan, next), isGliding: glides };
        return now.held ? WHOLE : now;
      });
    }
    const showWhole = () => setSeen(WHOLE);
    const zoom = (factor: number, at = MIDDLE, glides = true) => {
      if (!plan) return;
      const whole = wholeOf(plan);
      show((now) => {
        const next = zoomAbout(shownAs(plan, now), factor, at, whole, trueScale ?? whole);
        return next.scale === whole ? undefined : next;
      }, glides);
    };
    return {
      move: ({ x, y }: Point, glides: boolean) => {
        if (plan) show((now) => now && moved(shownAs(plan, now), x, y), glides);
      },
      zoom,
      showWhole,
      // Customers hold a ruler to the prints.
      showTrue: () => {
        if (plan && trueScale) show(() => ({ scale: trueScale, ...printMiddle(plan, trueScale) }), true);
      },
      doublePress: (at: Point) => (held ? showWhole() : zoom(CLOSER, at)),
    };
  }

  return {
    ...{ scaleOf, wholeOf, isGliding, act },
    shownOf: (plan: Plan) => shownAs(plan, held),
    isWhole: held === undefined,
  };
}

function moved(view: PictureView, x: number, y: number): PictureView {
  return { ...view, x: view.x + x, y: view.y + y };
}

/** + − 0 1 and the arrows, wherever the focus is in the dialog. Where there is a next picture, the sideways ones can `turn` to it. */
export function useStageKeys(
  keys: RefObject<StageKeys | null>,
  hand: PictureActs,
  turn?: ((step: 1 | -1) => void) | undefined,
): void {
  useImperativeHandle(keys, () => ({
    press(key) {
      const arrow = ARROWS[key];
      if (arrow && arrow.x !== 0 && turn) turn(arrow.x < 0 ? 1 : -1);
      else if (arrow) hand.move(arrow, true);
      else if (key === "+" || key === "=" || key === ";") hand.zoom(ZOOM_STEP);
      else if (key === "-") hand.zoom(1 / ZOOM_STEP);
      else if (key === "0") hand.showWhole();
      else if (key === "1") hand.showTrue();
      else return false;
      return true;
    },
  }));
}

function extentOf({ goods }: MeasuredPicture): Extent {
  return { width: goods.w, height: goods.h };
}

/** Where the middle of the goods has to be for the prints to be centred in the window. */
function printMiddle({ goods, prints }: MeasuredPicture, scale: number): Point {
  if (!prints) return MIDDLE;
  return {
    x: (goods.x + goods.w / 2 - prints.x - prints.w / 2) * scale,
    y: (goods.y + goods.h / 2 - prints.y - prints.h / 2) * scale,
  };
}
