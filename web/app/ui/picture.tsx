import { classNames } from "./class-names.ts";

interface PictureProps<Width extends number> {
  /** Address of the picture at a width in pixels. */
  src: (width: Width) => string;
  /** Empty for a picture that the words beside it already say. */
  alt: string;
  /** The shape it is drawn in; goods are 900 × 1,020. */
  width: number;
  height: number;
  /** Widths that exist, in pixels: `IMAGE_WIDTHS` of the contract for goods. */
  widths: readonly Width[];
  /** How wide it is on the screen, as the `sizes` attribute says it. */
  sizes?: string | undefined;
  /** The first row: fetched at once and first. */
  eager?: boolean | undefined;
  className?: string | undefined;
  /** How large it is shown of the room it has, 0 to 1. */
  scale?: number | undefined;
}

/** Takes its room before it is there, and comes in the width that is needed. */
export function Picture<Width extends number>(props: PictureProps<Width>) {
  const { src, alt, width, height, widths, sizes = "100vw", eager = false, className, scale } = props;
  const middle = widths[Math.floor(widths.length / 2)];
  return (
    <img
      src={middle === undefined ? undefined : src(middle)}
      srcSet={widths.map((size) => `${src(size)} ${size}w`).join(", ")}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={classNames(
        "block h-auto max-w-full",
        scale !== undefined && "transition-transform duration-200",
        className,
      )}
      style={scale === undefined ? undefined : { transform: `scale(${scale})` }}
    />
  );
}
