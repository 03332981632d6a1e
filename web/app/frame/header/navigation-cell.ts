import { classNames } from "@surimono/ui/class-names.ts";

/** Links and dropdown buttons of the desktop bar, aligned on one line. */
export function navigationCell(here: boolean): string {
  return classNames(
    "relative flex flex-col justify-center text-left hover:text-deep",
    "after:absolute after:inset-x-0 after:bottom-[-1px] after:h-[3px] after:origin-left after:bg-red after:transition-transform",
    here ? "after:scale-x-100" : "after:scale-x-0 hover:after:scale-x-100",
  );
}
