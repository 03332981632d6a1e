import { classNames } from "@surimono/ui/class-names.ts";
import type { SyntheticEvent } from "react";

interface PictureProps<Width extends number> {
  /** URL of the picture at a width in pixels. */
  src: (width: Width) => string;
  /** Empty if the words beside the picture already describe it. */
  alt: string;
  /** The aspect ratio; goods are 900 × 1,020. */
  width: number;
  height: number;
  /** Available widths in pixels: `IMAGE_WIDTHS` of the contract for goods. */
  widths: readonly Width[];
  /** Its width on the screen, for the `sizes` attribute. */
  sizes?: string | undefined;
  /** The first row: fetched at once and first. */
  eager?: boolean | undefined;
  className?: string | undefined;
  /** Its share of the available room, 0 to 1. */
  scale?: number | undefined;
}

/** A busy server drawing a picture for the first time may refuse more than once: retried after 3, 6, 12 and 24 s. */
const FIRST_PAUSE_MS = 3000;
const TRIES_AGAIN = 4;

/**
 * For any `img`: a failed one shows its bare background instead of the browser's broken-picture icon. Its alt text stays for screen readers.
 */
export const askAgain = {
  onError({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
    image.style.opacity = "0";
    const tries = Number(image.dataset["tries"] ?? 0);
    if (tries === TRIES_AGAIN) return;
    image.dataset["tries"] = String(tries + 1);
    setTimeout(() => image.setAttribute("src", image.getAttribute("src") ?? ""), FIRST_PAUSE_MS * 2 ** tries);
  },
  onLoad({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
    image.style.opacity = "";
  },
};

/** Reserves its room before loading, and loads the width needed. */
export function Picture<Width extends number>(props: PictureProps<Width>) {
  const { src, alt, width, height, widths, sizes = "100vw", eager = false, className, scale } = props;
  const middle = widths[Math.floor(widths.length / 2)];
  return (
    <img
      {...askAgain}
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
