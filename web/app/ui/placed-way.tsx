import type { GoodsLook, OtherWay } from "@surimono/studio/close-look";
import { useState } from "react";
import { askedPart } from "./asked-part.tsx";

const PlacedLook = askedPart(async () => (await import("./placed-look.tsx")).PlacedLook);

/** 「部屋で見る」 of goods whose front or back can be drawn here; undefined for others. */
export function usePlacedWay(name: string, looks: readonly (GoodsLook | undefined)[]): OtherWay | undefined {
  // As they were when the window was opened: the page behind may draw itself anew.
  const [placed] = useState(() => looks.filter(isPlaced));
  if (placed.length === 0) return undefined;
  return { name: "部屋で見る", show: ({ onClose }) => <PlacedLook looks={placed} name={name} onClose={onClose} /> };
}

function isPlaced(look: GoodsLook | undefined): look is GoodsLook {
  return look?.design !== undefined && (look.view === "front" || look.view === "back");
}
