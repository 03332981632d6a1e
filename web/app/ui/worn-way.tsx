import type { GoodsLook, OtherWay } from "@surimono/studio/close-look";
import type { WornSize } from "@surimono/studio/worn";
import { useState } from "react";
import { askedPart } from "./asked-part.tsx";

const WornLook = askedPart(async () => (await import("./worn-look.tsx")).WornLook);

export interface Worn {
  readonly name: string;
  readonly sizes: readonly WornSize[];
  readonly look: Pick<GoodsLook, "silhouette" | "design"> | undefined;
  readonly sizeId: number | undefined;
}

/** 「着たところ」 of clothes: what is as long as a table says, in sizes; undefined for other goods. */
export function useWornWay({ name, sizes, look, sizeId }: Worn): OtherWay | undefined {
  // As it was when the window was opened: the page behind may draw itself anew.
  const [seen] = useState(() => ({ name, sizes, look, sizeId }));
  if (sizes.length < 2 || !look?.design || !sizes.every(isGarment)) return undefined;
  return {
    name: "着たところ",
    show: ({ onClose }) => (
      <div className="flex min-h-0 grow flex-col bg-bench">
        <WornLook {...seen} onClose={onClose} />
      </div>
    ),
  };
}

function isGarment({ measurements }: WornSize): boolean {
  return measurements.some(({ name }) => name === "着丈");
}
