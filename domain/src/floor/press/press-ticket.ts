import type { PressSetting } from "../methods/press-settings.ts";
import type { PressFileKind } from "./press-names.ts";

/** The version of what the tickets say; its fields are described in docs/print-package.md. */
export const PRESS_TICKET_SCHEMA = "surimono-press-ticket/1";

export interface PressFile {
  readonly kind: PressFileKind;
  /** Of a film: of which of the place's screens, from 1. */
  readonly screen?: number;
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
}

interface PressScreen {
  readonly ink: string;
  readonly name: string;
  readonly hex: string;
  /** White below the other inks: only that, or white art too. */
  readonly base?: "under" | "art";
}

/** A print of the piece, or of a tag that goes on it. Lengths are millimetres, as it lies before the press: right is the viewer's. */
export interface PressPlace {
  readonly place: string;
  readonly name: string;
  readonly tag: boolean;
  readonly view: string;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly bleed_mm: number;
  /** Only where PNG files have any: the print itself begins so far inside of them. */
  readonly png_bleed_mm?: number;
  /** Only for what is not rectangular: whether the PDF has the line that is cut. */
  readonly has_cut_line?: boolean;
  /** Printed on the far side of clear goods: the files are mirrored already. */
  readonly mirrored?: true;
  readonly tilt_deg: number;
  /** From the top line of the goods (of a shirt its collar) to the upper edge of the print. */
  readonly from_top_mm: number;
  /** From the centre line of the goods to the middle of the print. */
  readonly from_centre_mm: number;
  /** Only by silk screen: the inks in the order of printing, and the dots of tones where there are any. */
  readonly screens?: readonly PressScreen[];
  /** The sizes that those screens print; `all` where they are alike. */
  readonly sizes?: readonly string[];
  readonly halftone?: { readonly lpi: number; readonly degrees: number };
  readonly files: readonly PressFile[];
}

export const MISSING_REASONS = {
  "not-printed": "印刷データがまだありません",
  "words-not-printed": "名前・番号の印刷データがまだありません",
  lost: "印刷データのファイルがありません",
  damaged: "印刷データのファイルが壊れています",
} as const;
export type MissingReason = keyof typeof MISSING_REASONS;
export const MISSING_REASON_IDS = Object.keys(MISSING_REASONS) as readonly MissingReason[];

/** A place whose files are not in the package; without a place it is the whole piece. */
export interface MissingPrint {
  readonly place: string | null;
  readonly why: MissingReason;
}

/** What a factory needs to know about one piece. No names, addresses or words of people, and no date of making: the same each time. */
export interface PressTicket {
  readonly schema: typeof PRESS_TICKET_SCHEMA;
  readonly order: string;
  readonly unit: string;
  readonly dispatch_by: string;
  readonly item: { readonly id: number; readonly name: string };
  readonly color: { readonly id: number; readonly name: string; readonly hex: string };
  readonly size: { readonly id: number; readonly name: string };
  readonly method: {
    readonly id: number;
    readonly name: string;
    /** Printed on film first, which is why it is mirrored there. */
    readonly film: boolean;
    readonly choke_mm: number | null;
  };
  /** As the workshop has set its presses; null for what they do not press. */
  readonly press: PressSetting | null;
  readonly dpi: number | null;
  readonly places: readonly PressPlace[];
  readonly missing: readonly MissingPrint[];
}

/** Names of the files that say what the others are. */
export const PRESS_INDEX = "index.csv";
export const PRESS_MISSING = "missing.csv";
export const ticketFileName = ({ order, unit }: Pick<PressTicket, "order" | "unit">): string =>
  `tickets/${order}_${unit}.json`;
export const printFileName = ({ name }: Pick<PressFile, "name">): string => `prints/${name}`;

const HEAD =
  "注文番号 製品番号 発送予定日 商品 カラー サイズ 印刷方法 場所 種類 幅mm 高さmm 上の線からmm 中央から右へmm 傾き度 ファイル バイト SHA-256".split(
    " ",
  );
const LOOK_HEAD = ["ファイルの塗り足しmm", "左右反転"];

/** A row for each file, the head first. Packages that were made before it said how files look are sent without (rule floor-press-same). */
export function pressIndex(
  tickets: readonly PressTicket[],
  { saysLook }: { readonly saysLook: boolean },
): (string | number)[][] {
  const rows = tickets.flatMap((ticket) =>
    ticket.places.flatMap((place) =>
      place.files.map((file) => [
        ...[ticket.order, ticket.unit, ticket.dispatch_by, ticket.item.name, ticket.color.name, ticket.size.name],
        ...[ticket.method.name, place.name, kindWords(place, file), place.width_mm, place.height_mm],
        ...[place.from_top_mm, place.from_centre_mm, place.tilt_deg, printFileName(file), file.bytes, file.sha256],
        ...(saysLook ? lookOf(place, file) : []),
      ]),
    ),
  );
  return [[...HEAD, ...(saysLook ? LOOK_HEAD : [])], ...rows];
}

/** `film 2/3 赤` */
function kindWords({ screens = [] }: PressPlace, { kind, screen }: PressFile): string {
  if (screen === undefined) return kind;
  const { name = "", base } = screens[screen - 1] ?? {};
  return `${kind} ${screen}/${screens.length} ${name}${base === "under" ? "（下引き）" : ""}`;
}

function lookOf(place: PressPlace, { kind }: PressFile): (string | number)[] {
  return [kind === "pdf" || kind === "film" ? place.bleed_mm : (place.png_bleed_mm ?? 0), place.mirrored ? "済み" : ""];
}

/** A row for each print that is missing, with why (rule floor-press-missing). */
export function missingIndex(tickets: readonly PressTicket[]): string[][] {
  const rows = tickets.flatMap(({ order, unit, missing }) =>
    missing.map(({ place, why }) => [order, unit, place ?? "すべて", MISSING_REASONS[why]]),
  );
  return [["注文番号", "製品番号", "場所", "理由"], ...rows];
}
