import { Icon } from "@surimono/ui/icon.tsx";
import { Link, useLocation } from "react-router";
import { navigationCell } from "../header/navigation-cell.ts";
import { useCases } from "../site-links.ts";
import { useDisclosure } from "./use-disclosure.ts";

const NAME = "USE CASE";
const NOTE = "つかいみち";

/** USE CASE of the desktop bar: its six articles below its button (rule frame-use-cases). */
export function UseCaseMenu() {
  const { open, setOpen, ref } = useDisclosure<HTMLDivElement>();
  const { pathname } = useLocation();
  const isHere = pathname.startsWith("/articles/usecases");
  return (
    <div ref={ref} className="relative flex">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="use-case-menu"
        aria-current={isHere || undefined}
        onClick={() => setOpen(!open)}
        className={navigationCell(open || isHere)}
      >
        <span className="font-bold text-14 text-deep tracking-[0.06em]">{NAME}</span>
        <span className="text-12 text-mute">{NOTE}</span>
      </button>
      {open && (
        <ul id="use-case-menu" className="absolute top-full -left-5 z-20 w-72 rounded-card bg-white py-2 shadow-float">
          {useCases.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={pathname === to ? "page" : undefined}
                className="flex min-h-11 items-center px-5 text-14 hover:bg-paper hover:text-deep aria-[current=page]:text-red-text"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** USE CASE of the phone's menu; the shared name closes ITEM CATEGORY when it opens. */
export function UseCaseAccordion() {
  return (
    <li className="border-line border-b">
      <details name="side-menu" className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
          <span className="font-bold text-14 text-deep tracking-[0.06em]">{NAME}</span>
          <span className="text-12 text-mute max-mini:hidden">{NOTE}</span>
          <Icon
            name="chevron-down"
            size={16}
            className="ml-auto text-mute transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="pb-3">
          {useCases.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-11 items-center pl-4 text-14 hover:text-deep">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
