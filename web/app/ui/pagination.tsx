import { Link } from "react-router";
import { Icon } from "./icon.tsx";

interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** The first, the last, and the neighbours of where one is; `undefined` is a gap. */
export function visiblePages(page: number, pages: number): (number | undefined)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((n) => n >= 1 && n <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((n, index) => (index > 0 && n - (shown[index - 1] ?? n) > 1 ? [undefined, n] : [n]));
}

const cell = "num flex size-11 items-center justify-center rounded-ctl text-16 hover:bg-paper";

export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="ページ" className="flex items-center justify-center gap-1 pt-10">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" aria-label="前のページ" className={cell}>
          <Icon name="chevron-left" />
        </Link>
      )}
      {visiblePages(page, pages).map((number, index) =>
        number === undefined ? (
          // Two gaps at most, each between its own neighbours.
          <span key={`gap-${index < 3 ? "before" : "after"}`} className="px-1 text-mute">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={hrefOf(number)}
            aria-current={number === page ? "page" : undefined}
            aria-label={`${number}ページ目`}
            className={`${cell} ${number === page ? "border-red border-b-3 font-bold text-deep" : ""}`}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next" aria-label="次のページ" className={cell}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
