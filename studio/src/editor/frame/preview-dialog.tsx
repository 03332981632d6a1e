import { Dialog } from "@surimono/ui/dialog.tsx";
import { type KeyboardEvent, useRef, useState } from "react";
import type { StageKeys } from "../../close-look/use-picture-view.ts";
import { WayChoice } from "../../close-look/way-choice.tsx";
import { isField } from "../session/is-typing.ts";
import { useShownSize } from "../session/use-goods.ts";
import { PreviewPictures } from "./preview-pictures.tsx";
import { usePreviewWays } from "./preview-ways.tsx";

/** The finished goods in the whole window: as pictures, and turning or worn where they can be. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }) {
  const ways = usePreviewWays();
  const [wayName, setWayName] = useState<string>();
  const [sizeId, setSizeId] = useState(useShownSize()?.id);
  const keys = useRef<StageKeys>(null);
  const way = ways.find(({ name }) => name === wayName);

  function press(event: KeyboardEvent): void {
    if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (keys.current?.press(event.key)) event.preventDefault();
  }

  return (
    <Dialog open onClose={onClose} title="仕上がりイメージ" kind="screen" onKeyDown={press}>
      <div className="flex h-full flex-col">
        {ways.length > 0 && <WayChoice ways={ways} chosen={way?.name} onChoose={setWayName} />}
        {way ? way.show({ sizeId, keys }) : <PreviewPictures sizeId={sizeId} onSize={setSizeId} keys={keys} />}
      </div>
    </Dialog>
  );
}
