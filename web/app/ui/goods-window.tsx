import { imageAddress } from "@surimono/contract/catalogue";
import { type GoodsLook, type LookedAt, PictureWindow } from "@surimono/studio/close-look";
import { useState } from "react";
import { askAgain } from "./picture.tsx";

export interface SeenPicture {
  /** Below `images`. */
  readonly url: string;
  readonly name: string;
  readonly alt: string;
  /** Of a drawing of goods, for its true size and a sharper one. */
  readonly goods?: GoodsLook | undefined;
}

interface GoodsWindowProps {
  readonly title: string;
  readonly pictures: readonly SeenPicture[];
  readonly start: number;
  readonly onClose: () => void;
}

/** All pictures of goods have this frame. */
const RATIO = 1020 / 900;

/** Pictures of goods in the whole window: fetched as large as there are, and drawn here where that is not sharp enough. */
export function GoodsWindow({ title, pictures, start, onClose }: GoodsWindowProps) {
  return (
    <PictureWindow title={title} pictures={pictures.map(lookedAt)} start={start} artUrl="/art" onClose={onClose} />
  );
}

function lookedAt(picture: SeenPicture): LookedAt {
  const { url, name, goods } = picture;
  return { name, still: <Still {...picture} />, thumbnail: imageAddress(url, 120), ratio: RATIO, goods };
}

/** The small one is there already, and seen until the large one has come: goods let through what is below them. */
function Still({ url, alt }: Pick<SeenPicture, "url" | "alt">) {
  const [isLarge, setLarge] = useState(false);
  const layer = "absolute inset-0 size-full object-contain";
  return (
    <div className="relative size-full">
      {!isLarge && <img src={imageAddress(url, 120)} alt="" draggable={false} className={layer} />}
      <img
        {...askAgain}
        src={imageAddress(url, 1200)}
        alt={alt}
        draggable={false}
        decoding="async"
        className={layer}
        onLoad={(event) => {
          askAgain.onLoad(event);
          setLarge(true);
        }}
      />
    </div>
  );
}
