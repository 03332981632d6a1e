import type { ViewId } from "@surimono/domain/catalogue";
import type { ArtFile } from "../mockup/index.ts";
import { COAT_PEG, PLACES, type Place, type PlaceName } from "./places.ts";

/** What stands, hangs or is put up; all other goods are laid down. */
const UPRIGHT: Readonly<Record<string, PlaceName>> = {
  mug: "table",
  "matte-mug": "table",
  tumbler: "table",
  bottle: "table",
  "acrylic-stand": "table",
  "acrylic-block": "table",
  cap: "table",
  tote: "hook",
  sacoche: "hook",
  drawstring: "hook",
  poster: "wall",
  "canvas-panel": "wall",
  "wall-calendar": "wall",
};

/** The longer side of goods that are laid down, mm: what is larger lies on a larger ground. */
const ON_DESK = 300;
const ON_CLOTH = 96;

/** What is seen of goods where they are used: clothes whose art has them on a hanger hang there by it, with their front to the viewer. */
export function viewInPlace({ views }: Pick<ArtFile, "views">, view: ViewId): ViewId {
  return view === "front" && views.hung ? "hung" : view;
}

/** A place, and whose pictures show it. */
interface ShownPlace {
  readonly name: PlaceName;
  readonly place: Place;
}

/** Where goods are shown in use (rule frame-still-life): `longSide` is that of the goods, mm. */
export function placeOf(
  { silhouette, view }: { readonly silhouette: string; readonly view: ViewId },
  longSide: number,
): ShownPlace {
  if (view === "hung") return { name: "hook", place: COAT_PEG };
  const name = UPRIGHT[silhouette] ?? (longSide > ON_DESK ? "floor" : longSide > ON_CLOTH ? "desk" : "cloth");
  return { name, place: PLACES[name] };
}
