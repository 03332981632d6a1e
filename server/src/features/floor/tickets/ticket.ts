import type { LineTicket } from "../../designs/index.ts";

/** Where one print of the piece goes. */
interface TicketPlace {
  readonly name: string;
  readonly size: string;
  readonly position: string;
}

/** What the paper that goes with a piece says: words, as they are read. */
export interface Ticket {
  /** In the QR code, as the scan page reads it. */
  readonly code: string;
  readonly orderNumber: string;
  readonly due: string;
  readonly box: string;
  readonly item: string;
  readonly color: { readonly name: string; readonly value: string };
  readonly size: string;
  readonly method: string;
  readonly design: string;
  /** Of this piece alone. */
  readonly words: readonly { readonly name: string; readonly text: string }[];
  readonly places: readonly TicketPlace[];
  /** Pretreatment and press, as the workshop sets them. */
  readonly press: readonly { readonly name: string; readonly text: string }[];
  /** Key of its pictures: pieces of a line share theirs. */
  readonly picturesOf: string;
  readonly notes: readonly string[];
}

/** Views of the goods that are printed on, by the key of their tickets: they cross to the drawing process once. */
export interface TicketSet {
  readonly tickets: readonly Ticket[];
  readonly pictures: Readonly<Record<string, readonly Uint8Array[]>>;
}

type Area = LineTicket["areas"][number];

const mm = (length: number) => `${Math.round(length * 10) / 10}mm`;

/** Prints with their position, then what is sewn on or tied to the piece. */
export function ticketPlaces({ areas, tags }: Pick<LineTicket, "areas" | "tags">): TicketPlace[] {
  return [
    ...areas.map((area) => ({ name: area.name, size: sizeOf(area), position: positionOf(area) })),
    ...tags.flatMap((tag) =>
      tag.areas.map((area) => ({ name: tag.item.name, size: sizeOf(area), position: area.name })),
    ),
  ];
}

function sizeOf({ width_mm, height_mm }: Area): string {
  return `幅${mm(width_mm)} 高さ${mm(height_mm)}`;
}

/** As it lies before the press: right is the viewer's. */
function positionOf({ from_top_mm, from_centre_mm, tilt_deg }: Area): string {
  const side = from_centre_mm > 0 ? "右" : "左";
  const across = Math.abs(from_centre_mm) < 0.05 ? "左右の中央" : `中央から${side}へ${mm(Math.abs(from_centre_mm))}`;
  const turn = tilt_deg === 0 ? "" : `、${tilt_deg > 0 ? "時計" : "反時計"}回りに${Math.abs(tilt_deg)}度`;
  return `上の線から${mm(from_top_mm)}、${across}${turn}`;
}
