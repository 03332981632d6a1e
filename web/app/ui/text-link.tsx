import { classNames } from "@surimono/ui/class-names.ts";
import { Link, type LinkProps } from "react-router";

/** A link in red words, as beside a heading: 変更する. Large enough for a finger. */
export function TextLink({ className, ...link }: LinkProps & { className?: string }) {
  return (
    <Link
      {...link}
      className={classNames("target-44 font-bold text-14 text-red-text underline-offset-4 hover:underline", className)}
    />
  );
}
