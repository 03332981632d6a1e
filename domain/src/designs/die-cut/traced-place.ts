import { type AreaShape, type FreePath, type PrintArea, polygonOfUm } from "../../catalogue/index.ts";
import type { RectUm, Um } from "../../kernel/index.ts";
import type { TracedCut } from "./traced-cut.ts";

/** Beside the line, so that its stroke lies on the page. */
const ROOM: Um = 1000;

/** The place as it is kept with a version: its shape is the found line, and its files are large enough to hold it. */
export function tracedPlace(
  { view, bleed }: Pick<PrintArea, "view" | "bleed">,
  cut: TracedCut,
  rect: RectUm,
): { readonly shape: AreaShape; readonly bleed: Um; readonly inkBleed?: Um } {
  const reach = reachOf(cut, rect);
  const room = reach > 0 ? reach + ROOM : 0;
  return { shape: cutShape(cut, rect, view), ...(room > bleed ? { bleed: room, inkBleed: bleed } : { bleed }) };
}

/** The line as the shape of a place; seen from behind left and right change places. */
export function cutShape({ edge, openings, hole }: TracedCut, rect: RectUm, view: PrintArea["view"]): AreaShape {
  const turned = (path: FreePath) => (view === "back" ? path.map((step) => turnedStep(step, rect.w)) : path);
  const across = hole && (view === "back" ? rect.w - hole.x : hole.x);
  return {
    outline: {
      kind: "traced",
      edge: turned(edge),
      ...(openings.length > 0 && { openings: openings.map(turned) }),
    },
    ...(hole &&
      across !== undefined && {
        windows: [
          {
            x: rect.x + across - hole.radius,
            y: rect.y + hole.y - hole.radius,
            ...{ w: 2 * hole.radius, h: 2 * hole.radius, radius: hole.radius },
          },
        ],
      }),
    cut: "edge",
  };
}

function turnedStep(step: readonly number[], width: Um): number[] {
  return step.map((value, index) => (index % 2 === 0 ? width - value : value));
}

/** How far the line passes the rectangle, in whole millimetres. */
function reachOf({ edge }: TracedCut, { w, h }: RectUm): Um {
  const past = polygonOfUm(edge).map(([x, y]) => Math.max(-x, -y, x - w, y - h));
  return Math.ceil(Math.max(...past) / 1000) * 1000;
}
