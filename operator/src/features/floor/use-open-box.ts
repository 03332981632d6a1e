import type { Station } from "@surimono/domain/floor";
import { useRef, useState } from "react";
import { digitsOf } from "../../ui/digits-of.ts";
import type { ScanAnswer } from "./scan-queue.ts";

export type Parcel = NonNullable<ScanAnswer["parcel"]>;

/** The box that is open at the station: as it is shown, and for a scan that waited for the one before, and so began before this rendering. */
export function useOpenBox(station: Station) {
  const [shown, show] = useState<Parcel>();
  const open = useRef<Parcel>(undefined);
  const set = (next: Parcel | null | undefined) => {
    open.current = asksFor(next) ? next : undefined;
    show(open.current);
  };
  return {
    shown,
    now: () => open.current,
    set,
    /**
     * After a scan or a hand's deed: the box of that piece as it is now. Another one that is open stays so: the shop refuses pieces of other boxes
     * into it, so this is the answer to a scan that was kept before it was opened (rule floor-packing).
     */
    follow: (box: Parcel | undefined) => {
      if (station === "pack" && box && (!open.current || isSameBox(open.current, box))) set(box);
    },
  };
}

/** A full box asks for nothing, and neither does one that was taken out of its order. */
const asksFor = (box: Parcel | null | undefined): box is Parcel =>
  box !== null && box !== undefined && !box.is_complete && box.units + box.to_take_out.length > 0;

const isSameBox = (one: Parcel, other: Parcel) =>
  one.order_number === other.order_number && one.parcel_number === other.parcel_number;

/** Without network nobody could say whose piece it is: only one that the open box waits for goes in it. */
export const isAskedFor = (box: Parcel | undefined, code: string): boolean =>
  box !== undefined && (box.missing_codes ?? box.missing.map((one) => one.code)).includes(digitsOf(code));
