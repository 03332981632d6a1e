import { Icon } from "@surimono/ui/icon.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface PictureRowProps {
  to: string;
  picture: ReactNode;
  /** Its kind, above the name: a badge or a few words. */
  mark: ReactNode;
  name: string;
  note: ReactNode;
  /** What a press does, in words. */
  action: string;
}

/** One item to continue with; the whole row is the link. */
export function PictureRow({ to, picture, mark, name, note, action }: PictureRowProps) {
  return (
    <article className="group relative flex items-stretch gap-4 rounded-card border border-line p-3 transition-colors hover:border-deep sm:gap-6 sm:p-4">
      <div className="paper flex aspect-[8/9] w-24 shrink-0 items-center justify-center overflow-hidden rounded-ctl sm:w-32">
        {picture}
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start justify-center gap-1.5">
        <div className="text-12 text-mute">{mark}</div>
        <h3 className="palt line-clamp-2 font-bold text-16 sm:text-20">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        </h3>
        <p className="text-12 text-mute">{note}</p>
        <p aria-hidden="true" className="mt-1 flex items-center gap-1.5 font-bold text-14 text-red-text">
          {action}
          <Icon name="arrow-right" size={16} className="transition-transform group-hover:translate-x-1" />
        </p>
      </div>
    </article>
  );
}
