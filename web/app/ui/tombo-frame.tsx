import { classNames } from "@surimono/ui/class-names.ts";
import type { ReactNode } from "react";

/** Double corner marks: “this will be printed”. For proof sheets and galleries, not for boxes. */
export function TomboFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames("relative", className)}>
      {children}
      {[
        "top-[3%] left-[3%]",
        "top-[3%] right-[3%] rotate-90",
        "right-[3%] bottom-[3%] rotate-180",
        "bottom-[3%] left-[3%] -rotate-90",
      ].map((corner) => (
        <svg
          key={corner}
          aria-hidden="true"
          width="8%"
          viewBox="0 0 30 30"
          className={`pointer-events-none absolute h-auto min-w-4 max-w-8 text-mute ${corner}`}
        >
          <path
            d="M0 21.5h21.5V0M0 29.5h29.5V0"
            fill="none"
            stroke="currentColor"
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      ))}
    </div>
  );
}
