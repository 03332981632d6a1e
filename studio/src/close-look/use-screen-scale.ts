import { useState } from "react";
import { ASSUMED_PX_PER_MM, fittedScale, keepScale } from "./true-size.ts";

const shelf = () => localStorage;

/** CSS pixels per millimetre of this screen, as the customer calibrated it, or as CSS assumes. */
export function useScreenScale() {
  const [pxPerMm, setPxPerMm] = useState(() => fittedScale(shelf) ?? ASSUMED_PX_PER_MM);
  const fit = (fitted: number | undefined) => {
    keepScale(shelf, fitted);
    setPxPerMm(fitted ?? ASSUMED_PX_PER_MM);
  };
  return { pxPerMm, fit };
}

export type ScreenScale = ReturnType<typeof useScreenScale>;
