import type { GoodsLook } from "@surimono/studio/close-look";
import { type WornSize, WornStage } from "@surimono/studio/worn";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { useState } from "react";

interface WornLookProps {
  name: string;
  sizes: readonly WornSize[];
  look: Pick<GoodsLook, "silhouette" | "design"> | undefined;
  sizeId?: number | undefined;
  /** Somebody's own height. */
  heightCm?: number | undefined;
  onClose: () => void;
}

/** Clothes on a figure. The window that they are seen in closes by itself. */
export function WornLook({ name, sizes, look, sizeId, heightCm }: WornLookProps) {
  // As it was when it was opened: the page behind may draw itself anew.
  const [goods] = useState(() => look?.design && { silhouette: look.silhouette, sizes, design: look.design });
  return goods ? <WornStage goods={goods} artUrl="/art" name={name} sizeId={sizeId} heightCm={heightCm} /> : null;
}

/** The same in a window of its own, where no picture is looked at. */
export function WornWindow(props: WornLookProps) {
  return (
    <Dialog open onClose={props.onClose} title="着たところ" description={props.name} kind="screen">
      <div className="flex h-full flex-col">
        <WornLook {...props} />
      </div>
    </Dialog>
  );
}
