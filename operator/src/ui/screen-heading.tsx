import type { ReactNode } from "react";

/** The title of a screen, in the page and in the browser's tab. */
export function ScreenHeading({ title, aside }: { title: string; aside?: ReactNode }) {
  return (
    <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-3">
      <title>{`${title}｜SURIMONO 管理`}</title>
      <h1 className="font-bold text-28 max-md:text-20">{title}</h1>
      {aside}
    </div>
  );
}
