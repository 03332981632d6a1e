import type { ViewId } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import type { Um } from "@surimono/domain/kernel";
import type { ReactNode, RefObject } from "react";
import type { PaintedGoods } from "../editor/canvas/goods-painter.ts";
import type { StageKeys } from "./use-picture-view.ts";

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

/** Another way to see the goods than as pictures, named by what one presses for it. */
export interface OtherWay {
  readonly name: string;
  readonly show: (tools: {
    /** Gets the keys that are pressed anywhere in the window. */
    readonly keys: RefObject<StageKeys | null>;
    /** The first picture, for as long as there is nothing better. */
    readonly still: ReactNode;
    /** Back to the pictures. */
    readonly onClose: () => void;
  }) => ReactNode;
}
