import { goodsPart } from "../../parts/all-parts.ts";
import { PartBoundary } from "../../parts/part-boundary.tsx";
import { PartSlot } from "../../parts/part-slot.tsx";

/** The colours and sizes of the goods, fetched on first use. */
export function GoodsSlot() {
  return (
    <PartBoundary>
      <PartSlot part={goodsPart}>{({ GoodsPanel }) => <GoodsPanel />}</PartSlot>
    </PartBoundary>
  );
}
