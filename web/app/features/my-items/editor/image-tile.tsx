import { IconButton } from "@surimono/ui/icon-button.tsx";
import { MyItemPicture } from "../pictures/my-item-picture.tsx";
import type { EditedImage } from "./item-edit.ts";

interface ImageTileProps {
  image: EditedImage;
  position: number;
  onShow: () => void;
  onMove: (step: -1 | 1) => void;
  canMove: { back: boolean; on: boolean };
  onRemove: () => void;
}

/** One picture in the editor, with its actions. */
export function ImageTile({ image, position, onShow, onMove, canMove, onRemove }: ImageTileProps) {
  const name = `${position}枚目の画像`;
  return (
    <li className="flex flex-col">
      <button
        type="button"
        onClick={onShow}
        aria-label={`${name}（${image.name}）を拡大する`}
        className="paper flex aspect-[8/9] w-full items-center justify-center overflow-hidden rounded-card"
      >
        {"file" in image ? (
          <img src={image.preview} alt="" className="h-full w-full object-contain" />
        ) : (
          <MyItemPicture url={image.url} alt="" sizes="240px" className="h-full w-full object-contain" />
        )}
      </button>
      <div className="flex items-center justify-between">
        <IconButton icon="chevron-left" label={`${name}を前へ`} disabled={!canMove.back} onClick={() => onMove(-1)} />
        <IconButton icon="trash" label={`${name}を外す`} onClick={onRemove} />
        <IconButton icon="chevron-right" label={`${name}を後ろへ`} disabled={!canMove.on} onClick={() => onMove(1)} />
      </div>
    </li>
  );
}
