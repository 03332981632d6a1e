import type { CheckedGoods, PictureFacts } from "@surimono/domain/designs";
import type { Stamp, TextShaper } from "../scene/index.ts";
import type { Place } from "./fit-place.ts";

export interface Shelf {
  readonly text: TextShaper;
  readonly stamps: readonly Stamp[];
}

/** One place of the goods with everything the checks ask about it. */
export interface Site {
  readonly goods: CheckedGoods & { readonly color: string };
  readonly place: Place & CheckedGoods["places"][number];
  /** Of the customer's own picture. */
  readonly picture?: PictureFacts | undefined;
}
