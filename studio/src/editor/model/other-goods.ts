import type { AreaOutline, WholeViewId } from "@surimono/domain/catalogue";
import type { RectUm, Result, Um } from "@surimono/domain/kernel";
import type { EditorFailure } from "../keeping/design-server.ts";

/** An item of the catalogue, as a list shows it. */
export interface GoodsCard {
  readonly itemId: number;
  readonly name: string;
  readonly imageUrl: string;
  /** ¥ 1,980~ */
  readonly priceText: string;
}

export interface GoodsArea {
  readonly areaKindId: number;
  readonly name: string;
  readonly view: WholeViewId;
  /** On goods of the size shown in pictures. */
  readonly rect: RectUm;
  /** Thousandths of a degree. */
  readonly tilt: number;
  readonly width: Um;
  readonly height: Um;
  readonly safe: Um;
  readonly outline?: AreaOutline;
  /** Kinds of areas that cannot be printed together with this one. */
  readonly conflictsWith: readonly number[];
}

/** What must be chosen before the item can be printed. */
export interface GoodsChoices {
  readonly itemId: number;
  readonly name: string;
  /** Folder below `artUrl`. */
  readonly silhouette: string;
  /** `Size.width` of the size shown in pictures. */
  readonly sizeWidth: Um;
  readonly methods: readonly {
    readonly methodId: number;
    readonly name: string;
    readonly colors: readonly { readonly colorId: number; readonly name: string; readonly hex: string }[];
    readonly areas: readonly GoodsArea[];
  }[];
}

export interface CopyChoice {
  readonly itemId: number;
  readonly methodId: number;
  readonly colorId: number;
  readonly areas: readonly { readonly from: number; readonly to: number }[];
}

type Answer<Value> = Promise<Result<Value, EditorFailure>>;

/** The catalogue, for copying a design to other goods. A rejection means that no answer came. */
export interface OtherGoods {
  readonly find: (
    words: string,
    offset: number,
  ) => Answer<{ readonly items: readonly GoodsCard[]; readonly total: number }>;
  readonly open: (itemId: number) => Answer<GoodsChoices>;
  /** Of the server's version of the design; one key makes one copy. Returns the address for editing the copy. */
  readonly copy: (choice: CopyChoice, requestKey: string) => Answer<{ readonly url: string }>;
}
