import { IMAGE_WIDTHS, imageAddress } from "@surimono/contract/catalogue";
import { Picture } from "./picture.tsx";

interface GoodsPictureProps {
  url: string;
  /** Its display width, as in `<img sizes>`. */
  sizes: string;
  className: string;
}

/** A design on its goods; the words beside it describe it. */
export function GoodsPicture({ url, sizes, className }: GoodsPictureProps) {
  return (
    <Picture
      src={(width: (typeof IMAGE_WIDTHS)[number]) => imageAddress(url, width)}
      widths={IMAGE_WIDTHS}
      alt=""
      width={900}
      height={1020}
      sizes={sizes}
      className={className}
    />
  );
}
