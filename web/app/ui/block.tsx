import type { ReactNode } from "react";

interface BlockProps {
  title: string;
  /** One or two words beside the heading, such as a count. */
  note?: ReactNode;
  /** At the right end of the heading, such as 変更する. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heavy rule: what is ordered, where it goes, how it is paid. */
export function Block({ title, note, action, children }: BlockProps) {
  return (
    <section>
      <div className="flex min-h-11 items-end gap-3 border-deep border-b pb-2">
        <h2 className="font-bold text-20">{title}</h2>
        {note && <p className="num pb-px text-14 text-mute">{note}</p>}
        {action && <div className="ml-auto">{action}</div>}
      </div>
      {children}
    </section>
  );
}
