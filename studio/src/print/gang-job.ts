import type { Film } from "@surimono/domain/floor";

/** A print for the film, as its PNG file on this machine. */
export interface GangPiece {
  readonly id: string;
  readonly path: string;
  /** Of the piece, for the QR code beside it. */
  readonly code: string;
  /** Lines beside it. */
  readonly label: readonly string[];
}

export interface GangJob {
  readonly pieces: readonly GangPiece[];
  readonly film: Film;
  /** Of the prints and of the sheets. */
  readonly dpi: number;
  /** In the margin of each sheet, before its number. */
  readonly title: string;
  /** Where the sheets' files go: each may be larger than a message between processes should be. */
  readonly folder: string;
}

export const GANG_FILE_KINDS = ["print", "plate", "pdf", "preview"] as const;
export type GangFileKind = (typeof GANG_FILE_KINDS)[number];

export interface GangFile {
  readonly kind: GangFileKind;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** One sheet. Lengths are millimetres from its left upper corner, as it is read: the files are mirrored. */
export interface MadeSheet {
  readonly number: number;
  readonly widthMm: number;
  readonly lengthMm: number;
  /** Of the film's area, in per cent with one decimal. */
  readonly usedPercent: number;
  readonly pieces: readonly {
    readonly id: string;
    readonly turned: boolean;
    /** The ink on the sheet. */
    readonly xMm: number;
    readonly yMm: number;
    readonly wMm: number;
    readonly hMm: number;
    /** Of the ink in the print's own area: where it was cut out of. */
    readonly leftMm: number;
    readonly topMm: number;
  }[];
  readonly files: readonly GangFile[];
}

/** Why a print is on no sheet. */
type GangRefusal = "too-large" | "empty" | "unreadable";

export interface MadeGang {
  readonly sheets: readonly MadeSheet[];
  readonly refused: readonly {
    readonly id: string;
    readonly why: GangRefusal;
    /** With its name; nothing for what has no size. */
    readonly wMm: number;
    readonly hMm: number;
  }[];
}
