import { Link } from "react-router";

/** The last entry is the current page, and not a link. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="パンくずリスト">
      <ol className="flex flex-wrap items-center gap-x-2 text-12 text-mute">
        {trail.map((entry, index) => (
          <li key={entry.label} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {entry.to ? (
              <Link to={entry.to} className="target-44 hover:text-deep hover:underline">
                {entry.label}
              </Link>
            ) : (
              <span aria-current="page">{entry.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
