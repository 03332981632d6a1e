import { imageAddress } from "@surimono/contract/catalogue";
import { type GoodsLook, type LookedAt, PictureWindow } from "@surimono/studio/close-look";
import type { WornSize } from "@surimono/studio/worn";
import { useState } from "react";
import { askAgain } from "./picture.tsx";
import { usePlacedWay } from "./placed-way.tsx";
import { useTurningWay } from "./turning-way.tsx";
import { useWornWay } from "./worn-way.tsx";

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
  /** Those that the print is made for: then the goods can be turned, or seen on a figure. */
  readonly sizes?: readonly WornSize[] | undefined;
  readonly sizeId?: number | undefined;
  readonly onClose: () => void;
}

const NO_SIZES: readonly WornSize[] = [];

/** All pictures of goods have this frame. */
const RATIO = 1020 / 900;

/** Pictures of goods in the whole window: fetched as large as there are, and drawn here where that is not sharp enough. */
export function GoodsWindow({ title, pictures, start, sizes = NO_SIZES, sizeId, onClose }: GoodsWindowProps) {
  const seen = { name: title, look: (pictures[start] ?? pictures[0])?.goods ?? pictures[0]?.goods, sizes, sizeId };
  const looks = pictures.map(({ goods }) => goods);
  const ways = [useTurningWay(seen), useWornWay(seen), usePlacedWay(title, looks)].filter((way) => way !== undefined);
  return (
    <PictureWindow
      title={title}
      pictures={pictures.map(lookedAt)}
      start={start}
      artUrl="/art"
      ways={ways}
      onClose={onClose}
    />
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
