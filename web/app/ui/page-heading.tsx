import type { ReactNode } from "react";

/** The only h1 of a screen, with its sentence on the same baseline where there is room. */
export function PageHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 className="font-bold text-28 md:text-40">{title}</h1>
      {children && <p className="text-14 text-mute">{children}</p>}
    </div>
  );
}
