import { Icon } from "@surimono/ui/icon.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { RegistrationMark } from "./registration-mark.tsx";

interface MarkedSectionProps {
  id: string;
  title: string;
  /** One sentence on the heading's baseline. */
  lead?: string;
  more?: { to: string; label: string };
  children: ReactNode;
}

/** A section of the home page, under the printer's registration mark. */
export function MarkedSection({ id, title, lead, more, children }: MarkedSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page scroll-mt-24 pt-14 md:pt-[104px]">
      <div className="flex items-baseline gap-x-4">
        <h2 id={`${id}-title`} className="flex items-center gap-3 font-bold text-28 md:gap-4 md:text-40">
          <RegistrationMark thin size={26} />
          {title}
        </h2>
        {lead && <p className="text-14 text-mute max-md:hidden">{lead}</p>}
        {more && (
          <Link
            to={more.to}
            className="ml-auto inline-flex min-h-11 shrink-0 items-center gap-2 font-bold text-14 text-red-text hover:underline"
          >
            {more.label}
            <Icon name="arrow-right" size={16} />
          </Link>
        )}
      </div>
      <div className="mt-5 md:mt-9">{children}</div>
    </section>
  );
}
