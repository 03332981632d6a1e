import { useEffect, useRef } from "react";
import { Link } from "react-router";

interface ViewsProps {
  label: string;
  path: string;
  views: readonly { readonly id: string; readonly name: string }[];
  current: string;
  /** What else the address says of the list, which a view keeps. */
  given?: Readonly<Record<string, string>>;
}

/** The ways to look at a list, each an address of its own. */
export function Views({ label, path, views, current, given = {} }: ViewsProps) {
  const row = useRef<HTMLElement>(null);
  // On a phone the row is moved sideways, and the view that is shown may be beyond its end.
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>(`[data-view="${current}"]`);
    if (row.current && shown)
      row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {views.map(({ id, name }) => (
        <Link
          key={id}
          data-view={id}
          to={`${path}?${new URLSearchParams({ ...given, view: id })}`}
          aria-current={id === current ? "page" : undefined}
          className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line px-4 text-14 hover:border-deep aria-[current=page]:border-deep aria-[current=page]:bg-deep aria-[current=page]:font-bold aria-[current=page]:text-white"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
