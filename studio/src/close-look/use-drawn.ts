import { useEffect, useState } from "react";

export interface Drawn {
  /** The last one, for as long as the next is being drawn. */
  readonly canvas: HTMLCanvasElement | undefined;
  readonly isCurrent: boolean;
  /** Something that it shows cannot be fetched. */
  readonly hasFailed: boolean;
}

type Draw = () => Promise<HTMLCanvasElement | undefined>;

/** What `draw` makes, anew whenever that is another function. */
export function useDrawn(draw: Draw): Drawn {
  const [last, setLast] = useState<{ readonly draw: Draw; readonly canvas: HTMLCanvasElement | undefined }>();
  useEffect(() => {
    let isWanted = true;
    const show = (canvas: HTMLCanvasElement | undefined) => isWanted && setLast({ draw, canvas });
    draw().then(show, () => show(undefined));
    return () => {
      isWanted = false;
    };
  }, [draw]);
  const isCurrent = last?.draw === draw;
  return { canvas: last?.canvas, isCurrent, hasFailed: isCurrent && !last.canvas };
}
