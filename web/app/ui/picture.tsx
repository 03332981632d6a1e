import { classNames } from "./class-names.ts";

interface PictureProps {
  /** Address of the picture at a width in pixels. */
  src: (width: number) => string;
  /** Empty for a picture that the words beside it already say. */
  alt: string;
  /** The shape it is drawn in; goods are 900 × 1,020. */
  width: number;
  height: number;
  /** Widths that exist, in pixels. */
  widths?: readonly number[] | undefined;
  /** How wide it is on the screen, as the `sizes` attribute says it. */
  sizes?: string | undefined;
  /** The first row: fetched at once and first. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/** As the contract lists them (`IMAGE_WIDTHS`): others are refused. */
const goodsWidths = [240, 360, 564, 900, 1200] as const;

/** Takes its room before it is there, and comes in the width that is needed. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, widths = goodsWidths, sizes = "100vw", eager = false, className } = props;
  return (
    <img
      src={src(widths[Math.floor(widths.length / 2)] ?? width)}
      srcSet={widths.map((size) => `${src(size)} ${size}w`).join(", ")}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={classNames("block h-auto max-w-full", className)}
    />
  );
}
