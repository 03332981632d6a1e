import type { GoodsLook } from "@surimono/studio/close-look";
import { StillLifeStage } from "@surimono/studio/still-life";

interface PlacedLookProps {
  looks: readonly GoodsLook[];
  name: string;
  onClose: () => void;
}

/** Goods where they are used. The window that they are seen in closes by itself. */
export function PlacedLook({ looks, name }: PlacedLookProps) {
  return <StillLifeStage looks={looks} artUrl="/art" name={name} />;
}
