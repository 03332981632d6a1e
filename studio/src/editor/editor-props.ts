import type { MethodId, PersonalKind, ViewId } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import type { Result, Um } from "@surimono/domain/kernel";
import type { DesignServer, EditorFailure, SavedDesign } from "./keeping/design-server.ts";
import type { EditorArea } from "./model/editor-area.ts";
import type { UploadedImage } from "./model/make-layer.ts";
import type { OtherGoods } from "./model/other-goods.ts";
import type { PictureShelf } from "./uploads/gallery.ts";

/** A colour of the goods. */
export interface GoodsColor {
  readonly id: number;
  readonly name: string;
  readonly hex: string;
  /** Why the goods cannot be had in it, as a sentence. */
  readonly refusal?: string | undefined;
}

/** The goods as the editor shows them around the print areas. */
export interface EditorItem {
  readonly name: string;
  /** インクジェット: what cannot be chosen here. */
  readonly note: string;
  /** Folder below `artUrl`. */
  readonly silhouette: string;
  /** `Size.width` of the size shown; areas are true to it. */
  readonly sizeWidth: Um;
  /** Every colour of the goods; the document says which is chosen. */
  readonly colors: readonly GoodsColor[];
  /** The sizes that the same print fits, smallest first: the preview shows the goods in each. */
  readonly sizes: readonly {
    readonly id: number;
    readonly name: string;
    readonly group: string;
    readonly width: Um;
    /** 着丈, 高さ */
    readonly measurements: readonly { readonly name: string; readonly length: Um }[];
  }[];
  readonly methodId: MethodId;
  /** For methods with white ink: how far its edges are drawn in. */
  readonly choke?: Um | undefined;
  /** 差し込み: what words of each piece's own add to the price, ＋¥ 330. Left out where every piece is printed alike. */
  readonly personalFees?: Readonly<Record<PersonalKind, string>> | undefined;
  /** The views with areas: 表, 裏. */
  readonly views: readonly { readonly id: ViewId; readonly name: string }[];
}

export interface PaletteColor {
  readonly name: string;
  /** `#rrggbb` */
  readonly hex: string;
}

/** What the page around the editor can ask of it. */
export interface EditorHandle {
  /** Sends what the server does not have yet; false while the work is only in this browser. */
  readonly save: () => Promise<boolean>;
}

/** Everything the editor knows of the world. It calls no server itself. */
export interface EditorProps {
  readonly item: EditorItem;
  readonly areas: readonly EditorArea[];
  /** The server's version; read once, when the editor opens. */
  readonly saved: SavedDesign;
  /** Key of the working copies in this browser: one for each member and design. */
  readonly storageKey: string;
  /** Key of the member's recent colours in this browser. */
  readonly colorsKey: string;
  readonly server: DesignServer;
  /** The customer has finished. Holds only the areas with something in them, has passed every check, and includes the ticked warnings. */
  readonly complete: (
    document: DesignDocument,
    onRevision: number,
    accepted: readonly string[],
  ) => Promise<Result<unknown, EditorFailure>>;
  /** Called at once, so that the price follows the places used. */
  readonly onChange?: (document: DesignDocument) => void;
  /** `progress` takes 0 – 1. The file's format and size have been checked. */
  readonly upload: (file: File, progress: (share: number) => void) => Promise<Result<UploadedImage, EditorFailure>>;
  /** Earlier uploads of the member. */
  readonly pictures: PictureShelf;
  /** URL of a picture; object URLs belong to the caller. */
  readonly assetUrl: (assetId: string) => string | Promise<string>;
  /** URL of a font file; by default the scene's own. */
  readonly fetchFont?: (url: string) => Promise<Uint8Array>;
  /** What the design can be copied to; a tag's design stays with its item. */
  readonly goods?: OtherGoods;
  /** Where `catalogue/art/` is served. */
  readonly artUrl: string;
  readonly palette: readonly PaletteColor[];
  /** A phone keeps its layout when turned on its side, where it is as wide as a small window but low. */
  readonly isPhone?: boolean;
  /** ¥ 4,180, with its explanation line by line. */
  readonly price: { readonly text: string; readonly unit: string; readonly notes: readonly string[] };
  readonly onBack: () => void;
  /** The login has expired: asks for it again and returns to this design. */
  readonly onSignIn: () => void;
}
