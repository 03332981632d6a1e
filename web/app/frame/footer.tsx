import { Link, useLocation } from "react-router";
import { useSession } from "#app/session/current-user.ts";
import { useWayToGoods } from "#app/session/trial-path.ts";
import { Logo } from "./header/logo.tsx";
import { OutsideLink } from "./outside-link.tsx";
import { companyLink, footerColumns, isHere } from "./site-links.ts";

const inks = ["bg-cyan", "bg-magenta", "bg-yellow", "bg-deep", "bg-red"];

export function Footer() {
  const session = useSession();
  const way = useWayToGoods();
  const { pathname } = useLocation();
  return (
    <footer className="border-line border-t bg-white max-md:pb-16 print:hidden">
      <div className="page grid grid-cols-2 gap-x-4 gap-y-8 py-10 md:grid-cols-[1.5fr_1fr_1fr_1fr_1.15fr] md:gap-6 md:py-12">
        <div className="max-md:col-span-2">
          <Logo withReading />
          <p className="mt-4 text-14">1点から刷れる、印刷工房です。</p>
          <div aria-hidden="true" className="mt-5 flex">
            {inks.map((ink) => (
              <span key={ink} className={`size-3.5 ${ink}`} />
            ))}
          </div>
        </div>
        {footerColumns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <p className="mb-2 font-bold text-14 text-deep">{column.title}</p>
            <ul>
              {column.links
                .filter((link) => link.when?.(session) ?? true)
                .map((link) => (
                  <li key={link.to}>
                    <Link
                      to={way(link.to)}
                      aria-current={isHere(link, pathname) ? "page" : undefined}
                      className="flex min-h-11 items-center text-14 hover:text-deep hover:underline aria-[current=page]:font-bold aria-[current=page]:text-deep md:min-h-8"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 pb-8 text-mute">
        <OutsideLink link={companyLink} className="min-h-11 md:min-h-8" />
        <p className="text-12">© SURIMONO</p>
      </div>
    </footer>
  );
}
