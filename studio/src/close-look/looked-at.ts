import type { ViewId } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import type { Um } from "@surimono/domain/kernel";
import type { ReactNode } from "react";
import type { PaintedGoods } from "../editor/canvas/goods-painter.ts";

/** A picture that can be looked at closely. */
export interface LookedAt {
  readonly name: string;
  /** Seen at once; it fills the box that it is given. */
  readonly still: ReactNode;
  /** Small, for the row of all of them. */
  readonly thumbnail: string;
  /** Its height at width 1. */
  readonly ratio: number;
  /** Of a picture of goods: what is needed to know its true size and to draw it sharper. */
  readonly goods?: GoodsLook | undefined;
}

/** Goods as one of the art's views shows them, over the whole picture. */
export interface GoodsLook {
  /** Folder below the art's address. */
  readonly silhouette: string;
  readonly view: ViewId;
  /** `Size.width` of the size shown. */
  readonly sizeWidth: Um;
  /** What is drawn on them, asked for when the picture is first to be sharper; undefined where it cannot be had. */
  readonly design?: (() => Promise<DesignOfGoods | undefined>) | undefined;
}

/** Goods of this colour, blank or printed. */
export interface DesignOfGoods {
  readonly color: string;
  readonly print?: {
    readonly document: DesignDocument;
    readonly areas: PaintedGoods["areas"];
    /** `Size.width` that the areas are measured for. */
    readonly rectWidth: Um;
    readonly assetUrl: (assetId: string) => string | Promise<string>;
  };
}
