import type { ViewId } from "@surimono/domain/catalogue";
import type { ShownParts } from "@surimono/domain/designs";
import type { Failure, Result } from "@surimono/domain/kernel";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { Member } from "../../platform/http/index.ts";

export interface DecodedPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
}

/** What my items need from the features built on them. */
export interface MyItemsParts {
  /** Decodes and re-encodes an upload, in a separate process. */
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
  /** Whether a finished design may be printed as it is. Starts a process, so it is called outside a transaction. */
  readonly isCleared: (userId: string, versionId: string) => Promise<boolean>;
  /** Copies the working designs of one of the member's items to another. */
  readonly copyDesigns: (tx: Transaction, userId: string, from: number, to: number, savedAt: Date) => Promise<void>;
  /** The folder of a draft's drawn pictures in the file store; they are drawn again when viewed. */
  readonly draftPictures: (userId: string, draftKey: string) => string;
  /** Designs of these members went with their items: uploads that they removed may be shown by nothing now. */
  readonly doubtUploads: (tx: Transaction, userIds: readonly string[], since: Date) => Promise<void>;
  /** Makes a new hidden draft of a catalogue item; returns its product id. */
  readonly startItem: (
    member: Member,
    choice: { readonly product_id: number; readonly sku: string; readonly works_id: string },
  ) => Promise<Result<number, Failure<"designs/no-such-item" | "designs/choice-not-printable">>>;
  /** What a finished design of anybody becomes as a draft of this member's own; written in the caller's transaction; files left unwritten are forgotten. */
  readonly prepareRemix: (
    member: Member,
    versionId: string,
  ) => Promise<
    Result<
      {
        readonly write: (
          tx: Transaction,
          as: { name: string; requestKey: string },
        ) => Promise<Result<number, Failure<"designs/too-many-pictures">>>;
        readonly forgetUnwritten: () => Promise<void>;
      },
      Failure<`designs/${"not-found" | "no-such-item" | "choice-not-printable" | "too-many-parts" | "too-many-pictures" | "picture-not-found" | "picture-busy"}`>
    >
  >;
  /** A view of a finished design as WebP; undefined where the goods have no such view. */
  readonly drawMockup: (versionId: string, view: ViewId, width: number) => Promise<Uint8Array | undefined>;
  /** The view that shows a finished design best, as PNG, drawn once. */
  readonly drawCover: (versionId: string, width: number) => Promise<Uint8Array | undefined>;
  /** The same of a draft as it is now, by its picture key. */
  readonly drawDraftCover: (draftKey: string, width: number) => Promise<Uint8Array | undefined>;
  /** What these finished designs of a member show, by version id. */
  readonly listShownParts: (
    queries: Queries,
    userId: string,
    versionIds: readonly string[],
  ) => Promise<ReadonlyMap<string, ShownParts>>;
  /** Pieces of the items ordered since then and not cancelled, by product id; no entry means none. */
  readonly countOrdered: (
    queries: Queries,
    items: readonly { readonly userId: string; readonly productId: number }[],
    since: Date,
  ) => Promise<ReadonlyMap<number, number>>;
  /** Members whose counts may differ from those of the moment `after`, when orders counted from `before` on. */
  readonly listCountChanged: (queries: Queries, times: CountTimes) => Promise<string[]>;
  /** Every item that these members ordered after `before`, with its pieces since `since`: 0 where there are none left. */
  readonly listOrdered: (
    queries: Queries,
    userIds: readonly string[],
    times: CountTimes,
  ) => Promise<{ readonly userId: string; readonly productId: number; readonly pieces: number }[]>;
  /** Whether pieces of the item are ordered and not yet delivered. */
  readonly isInDelivery: (queries: Queries, userId: string, productId: number) => Promise<boolean>;
}

export interface CountTimes {
  /** From when on orders count now. */
  readonly since: Date;
  /** From when on they counted at the time of `after`. */
  readonly before: Date;
  readonly after: Date;
}
