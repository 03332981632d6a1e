import { classNames } from "@surimono/ui/class-names.ts";
import corner from "./halftone-corner.svg";
import sun from "./halftone-sun.svg";

interface HalftoneProps {
  /** `sun` behind goods, `corner` at the upper right of a page head. */
  form: "sun" | "corner";
  className?: string;
}

const forms = {
  sun: { src: sun, width: 400, height: 400 },
  corner: { src: corner, width: 260, height: 210 },
} as const;

/** Red dots growing in one direction: at most one per screen, none behind small text. */
export function Halftone({ form, className }: HalftoneProps) {
  return <img {...forms[form]} alt="" className={classNames("pointer-events-none select-none", className)} />;
}
