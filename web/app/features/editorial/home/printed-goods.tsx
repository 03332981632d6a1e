import { IMAGE_WIDTHS, imageAddress } from "@surimono/contract/catalogue";
import { Picture } from "#app/ui/picture.tsx";
import type { Drawing } from "../art/drawing.ts";
import { DrawingView } from "../art/drawing-view.tsx";

export interface Goods {
  itemId: number;
  colorId: number;
  /** The alternative text. */
  alt: string;
  print?: {
    drawing: Drawing;
    /** Upper left corner and width, in hundredths of the picture's width and height. */
    left: number;
    top: number;
    width: number;
    /** Vertical lettering to the right of it. */
    words?: string;
    /** On a white plate: the colour of the goods does not shine through. */
    opaque?: boolean;
  };
}

interface PrintedGoodsProps {
  goods: Goods;
  /** For the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  className?: string;
}

/** A blank from the catalogue with a drawing of the shop on it: the ink takes on the light and folds of the goods. */
export function PrintedGoods({ goods, sizes, eager = false, className }: PrintedGoodsProps) {
  const { itemId, colorId, alt, print } = goods;
  return (
    <div className={className}>
      <div className="relative isolate">
        <Picture
          src={(width) => imageAddress(`/catalogue/${itemId}/${colorId}/front.webp`, width)}
          widths={IMAGE_WIDTHS}
          {...{ alt, sizes, eager }}
          width={900}
          height={1020}
          className="w-full"
        />
        {print && (
          <div
            aria-hidden="true"
            className={print.opaque ? "absolute" : "absolute mix-blend-multiply"}
            style={{ left: `${print.left}%`, top: `${print.top}%`, width: `${print.width}%` }}
          >
            <DrawingView drawing={print.drawing} className="block w-full" />
            {print.words && <Tategaki words={print.words} />}
          </div>
        )}
      </div>
    </div>
  );
}

/** Vertical lettering (tategaki) at the drawing's right edge, as wide as specified. */
function Tategaki({ words }: { words: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 60 420"
      className="absolute top-0 left-full ml-[4%] block h-full"
      overflow="visible"
    >
      <text x="30" y="6" fontSize="50" fontWeight="900" fill="var(--color-red)" style={{ writingMode: "vertical-rl" }}>
        {words}
      </text>
    </svg>
  );
}
