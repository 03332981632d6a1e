import { classNames } from "./class-names.ts";

/** A pulsing block in the size of what comes; set width, height and corners by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("block animate-breathe rounded-ctl bg-bench", className)} />;
}
