import { Link, useLocation } from "react-router";
import { useSession } from "#app/session/current-user.ts";
import { guideLinks } from "./site-links.ts";

/** Between a page and the footer: where to go next (rule frame-guide). The home page and the answers have all of it themselves. */
export function Guide() {
  const session = useSession();
  const { pathname } = useLocation();
  if (pathname === "/" || pathname === "/faq") return null;
  const isNew = session.status === "member" && session.member.first_login;
  return (
    <aside aria-labelledby="guide" className="border-line border-t bg-paper print:hidden">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-3 py-6">
        <h2 id="guide" className="font-bold text-14 text-deep">
          {isNew ? "ようこそ。はじめての1点は、ここから。" : "お困りのときは"}
        </h2>
        <ul className="flex flex-wrap gap-x-5">
          {guideLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-11 items-center text-14 underline underline-offset-4 hover:text-deep">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
