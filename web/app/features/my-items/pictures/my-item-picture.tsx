import { IMAGE_WIDTHS, imageAddress } from "@surimono/contract/catalogue";
import { Picture } from "#app/ui/picture.tsx";

interface MyItemPictureProps {
  /** Below `images`. */
  url: string;
  alt: string;
  sizes: string;
  eager?: boolean;
  className?: string;
  /** Its scale within its frame, 0 to 1. */
  scale?: number | undefined;
}

/** A design on its goods, or the blank goods, in the common frame of all goods. */
export function MyItemPicture({ url, alt, sizes, eager, className, scale }: MyItemPictureProps) {
  return (
    <Picture
      src={(width: (typeof IMAGE_WIDTHS)[number]) => imageAddress(url, width)}
      widths={IMAGE_WIDTHS}
      alt={alt}
      width={900}
      height={1020}
      sizes={sizes}
      eager={eager}
      className={className}
      scale={scale}
    />
  );
}
