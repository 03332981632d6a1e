import type { ViewId } from "@surimono/domain/catalogue";
import type { Failure, Result } from "@surimono/domain/kernel";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { Member } from "../../platform/http/index.ts";

export interface DecodedPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
}

/** What my items need of features that stand on them. */
export interface Outside {
  /** Decodes an upload and encodes it anew, in a process of its own. */
  readonly decodePicture: (
    userId: string,
    bytes: Uint8Array,
  ) => Promise<
    Result<
      DecodedPicture,
      Failure<
        `designs/picture-${"not-supported" | "too-many-pixels" | "too-heavy" | "busy" | "broken"}` | "request/too-many"
      >
    >
  >;
  /** Whether a finished design may be printed as it is. Starts a process, so it is asked outside of a transaction. */
  readonly isCleared: (userId: string, versionId: string) => Promise<boolean>;
  /** The working designs of one own item, for another. */
  readonly copyDesigns: (tx: Transaction, userId: string, from: number, to: number, savedAt: Date) => Promise<void>;
  /** What was drawn of a draft; it is drawn anew when somebody looks. */
  readonly forgetDraftPictures: (userId: string, draftKey: string) => Promise<void>;
  /** A new hidden draft of a catalogue item; its product id. */
  readonly startItem: (
    member: Member,
    choice: { readonly product_id: number; readonly sku: string; readonly works_id: string },
  ) => Promise<Result<number, Failure<"designs/no-such-item" | "designs/choice-not-printable">>>;
  /** A view of a finished design as WebP; undefined where the goods have no such view. */
  readonly drawMockup: (versionId: string, view: ViewId, width: number) => Promise<Uint8Array | undefined>;
  /** Pieces of the items that were ordered since then and not cancelled, by product id; without an entry there are none. */
  readonly countOrdered: (
    queries: Queries,
    items: readonly { readonly userId: string; readonly productId: number }[],
    since: Date,
  ) => Promise<ReadonlyMap<number, number>>;
  /** Whether pieces of the item are ordered and not yet delivered. */
  readonly isInDelivery: (queries: Queries, userId: string, productId: number) => Promise<boolean>;
}
