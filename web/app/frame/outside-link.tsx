import { classNames } from "@surimono/ui/class-names.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import type { SiteLink } from "./site-links.ts";

/** An external link, in a new tab and marked as such. */
export function OutsideLink({ link, className }: { link: SiteLink; className?: string }) {
  return (
    <a
      href={link.to}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames("inline-flex items-center gap-1.5 text-14 hover:text-deep hover:underline", className)}
    >
      {link.label}
      <Icon name="external" size={14} />
      <span className="sr-only">（別のタブで開きます）</span>
    </a>
  );
}
