import type { ImageEntry } from "@surimono/contract/catalogue";
import { type CatalogueItem, IN_USE_VIEWS, type InUseViewId, type ViewId } from "@surimono/domain/catalogue";
import { Icon } from "@surimono/ui/icon.tsx";
import { useState } from "react";
import { askedPart } from "#app/ui/asked-part.tsx";
import { AreaMarks } from "./area-marks.tsx";
import type { ItemChoice } from "./use-item-choice.ts";

const ItemWindow = askedPart(async () => (await import("./item-window.tsx")).ItemWindow);

interface OverPictureProps {
  item: CatalogueItem;
  choice: Pick<ItemChoice, "method" | "areaKindIds">;
  /** Of a drawing. */
  view: ViewId | undefined;
  pictures: readonly ImageEntry[];
  /** Position of the one below. */
  shown: number;
}

/** The marks of the chosen places, and the press that brings the picture into the whole window. */
export function OverPicture({ item, choice, view, pictures, shown }: OverPictureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {view && !isInUse(view) && <AreaMarks item={item} choice={choice} view={view} />}
      <button
        type="button"
        aria-label="画像を拡大する"
        className="absolute inset-0 cursor-zoom-in rounded-card"
        onClick={() => setOpen(true)}
      >
        <span className="absolute right-2 bottom-2 flex size-9 items-center justify-center rounded-ctl bg-white/85">
          <Icon name="zoom" size={20} />
        </span>
      </button>
      {isOpen && <ItemWindow item={item} pictures={pictures} start={shown} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Of these the places are bent with the goods, and not where a flat mark would be. */
function isInUse(view: ViewId): view is InUseViewId {
  return IN_USE_VIEWS.some((each) => each === view);
}
