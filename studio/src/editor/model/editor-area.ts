import type { AreaOutline, DieCut, Hole, WholeViewId } from "@surimono/domain/catalogue";
import type { PrintScale } from "@surimono/domain/designs";
import type { RectUm, Um } from "@surimono/domain/kernel";
import type { Print } from "../../mockup/index.ts";

/** A place that can be printed, with everything the editor shows of it. */
export interface EditorArea {
  readonly areaKindId: number;
  /** 胸中央 */
  readonly name: string;
  readonly view: WholeViewId;
  /** In garment coordinates, for the size group that is shown. */
  readonly rect: RectUm;
  /** Thousandths of a degree, clockwise about the centre of `rect`. */
  readonly tilt: number;
  /** The area's own size, that of its design in the document. */
  readonly width: Um;
  readonly height: Um;
  readonly safe: Um;
  readonly bleed: Um;
  /** Punched out of the goods after printing, in the coordinates of the area's design. */
  readonly holes?: readonly Hole[];
  /** What of the rectangle is printed, where that is not all; in the coordinates of the area's design too. */
  readonly outline?: AreaOutline;
  /** The goods may be cut along the design. */
  readonly dieCut?: DieCut;
  /** Paper that is printed in the inks of a press. */
  readonly press?: true;
  /** Where they are, once the line is known, and how goods of that shape are drawn. */
  readonly cut?: { readonly outline: AreaOutline; readonly drawGoods: NonNullable<Print["drawGoods"]> };
  /** Printed on the far side of the goods where these are clear. */
  readonly behind?: true;
  /** How large each size of the goods prints what is drawn here. */
  readonly scales: readonly PrintScale[];
  /** +900円: what using the place adds to the price. */
  readonly feeText: string;
  /** Kinds of areas that cannot be printed together with this one. */
  readonly conflictsWith: readonly number[];
}

/** The areas whose designs block this one. */
export function blockersOf(
  area: EditorArea,
  areas: readonly EditorArea[],
  isUsed: (areaKindId: number) => boolean,
): readonly EditorArea[] {
  return areas.filter(
    (other) =>
      other.areaKindId !== area.areaKindId &&
      isUsed(other.areaKindId) &&
      (other.conflictsWith.includes(area.areaKindId) || area.conflictsWith.includes(other.areaKindId)),
  );
}

/** Whether goods with such places are printed in the inks of a press. */
export function isForPress(areas: readonly Pick<EditorArea, "press">[]): boolean {
  return areas.some(({ press }) => press);
}
