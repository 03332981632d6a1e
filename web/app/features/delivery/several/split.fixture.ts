import type { WireLine } from "@surimono/contract/cart";
import type { WireAddress } from "@surimono/contract/delivery";
import { newDestination } from "./edit-split.ts";
import type { Split, SplitDestination } from "./split.query.ts";

/** A line of the cart of so many pieces. */
export function lineOf(line_id: string, quantity: number, change: Partial<WireLine> = {}): WireLine {
  return {
    ...{ line_id, product_id: 100001, version_id: "v1", name: "ふくろうのT", image_url: "" },
    ...{ item_id: 1001, item_name: "Tシャツ", size_id: 23, size_name: "M" },
    ...{ color_id: 101, color_name: "ホワイト", color_value: "#ffffff", method_id: 67, method_name: "転写" },
    ...{ area_kind: [], tags: [], quantity, unit_price: 1000, amount: 1000 * quantity, discount: 0 },
    ...change,
  };
}

/** An entry of the address book. */
export function entryOf(address_id: string, last_name: string, change: Partial<WireAddress> = {}): WireAddress {
  return {
    ...{ address_id, last_name, first_name: "みどり", company_name: "", postal_code: "111-0052" },
    ...{ prefecture: "東京都", city: "台東区", street: "柳橋1-2-3", building: "", room: "", phone: "090-1234-5678" },
    ...{ address: "東京都台東区柳橋1-2-3", address2: "", is_default: false, kind: "receiver" },
    ...change,
  };
}

/** A kept destination with its pieces. */
export function destinationOf(entry: WireAddress, pieces: SplitDestination["pieces"] = []): SplitDestination {
  return {
    ...newDestination(entry, entry.address_id, pieces),
    ...{ first_day: "2026-12-01", last_day: "2026-12-14", bands: ["morning"] },
  };
}

export function splitOf(destinations: readonly SplitDestination[], change: Partial<Split> = {}): Split {
  return {
    ...{ several: true, revision: 1, destinations: [...destinations], obstacles: [] },
    totals: { quantity: 3, subtotal: 3000, discounts: [], delivery_fee: 770, total: 3770, taxes: [] },
    ...change,
  };
}
