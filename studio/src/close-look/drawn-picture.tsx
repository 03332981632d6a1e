import { useLayoutEffect, useRef } from "react";

interface DrawnPictureProps {
  readonly canvas: HTMLCanvasElement;
  readonly name: string;
  readonly className: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The drawn canvas itself replaces the old one: a copy would need as much memory again. */
export function DrawnPicture({ canvas, name, className, box }: DrawnPictureProps) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    canvas.className = "block size-full";
    holder.current?.replaceChildren(canvas);
  }, [canvas]);
  return (
    <div
      ref={holder}
      role="img"
      aria-label={name}
      className={`absolute top-0 left-0 ${className}`}
      style={{ width: box.width, height: box.height, transform: `translate(${box.x}px, ${box.y}px)` }}
    />
  );
}
