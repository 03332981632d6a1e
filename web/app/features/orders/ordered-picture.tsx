import { IMAGE_WIDTHS, imageAddress } from "@surimono/contract/catalogue";
import { Picture } from "#app/ui/picture.tsx";

interface OrderedPictureProps {
  url: string;
  /** Its display width, as in `<img sizes>`. */
  sizes: string;
  className: string;
}

/** Goods as ordered, beside their names. */
export function OrderedPicture({ url, sizes, className }: OrderedPictureProps) {
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
