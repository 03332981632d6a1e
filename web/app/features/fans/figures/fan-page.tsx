import { classNames } from "@surimono/ui/class-names.ts";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FAN_ACCOUNTS, type FanAccountKey } from "../fan-accounts.ts";

interface FanPageProps {
  account: FanAccountKey;
  /** The account's name, from its network or the member. */
  name?: string | undefined;
  /** When the figures were last made. */
  updated?: string | null | undefined;
  actions?: ReactNode;
  /** Sections with a width of their own. */
  below?: ReactNode;
  children: ReactNode;
}

const day = new Intl.DateTimeFormat("ja-JP", { dateStyle: "short", timeStyle: "short" });

/** The page of one account: its name, links to the other accounts, and what is known. */
export function FanPage({ account, name, updated, actions, below, children }: FanPageProps) {
  return (
    <main className="pt-6 pb-16 md:pt-10 md:pb-24">
      <div className="page">
        <Breadcrumb
          trail={[
            { label: "マイページ", to: "/my-page" },
            { label: "ファン設定", to: "/my-page/fans" },
            { label: FAN_ACCOUNTS[account].name },
          ]}
        />
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-4 md:mt-5">
          <PageHeading title="ファン分析">
            {[name, updated && `${day.format(new Date(updated))} 更新`].filter(Boolean).join("　")}
          </PageHeading>
          {actions && <div className="ml-auto flex gap-3 max-sm:w-full">{actions}</div>}
        </div>
        <nav
          aria-label="アカウント"
          className="mt-4 mb-8 flex gap-6 overflow-x-auto border-line border-b print:hidden md:mb-10"
        >
          {Object.entries(FAN_ACCOUNTS).map(([key, { path, name: title }]) => (
            <NavLink
              key={key}
              to={path}
              className={({ isActive }) =>
                classNames(
                  "flex min-h-11 shrink-0 items-center border-b-3 text-14 hover:text-deep",
                  isActive ? "border-red font-bold text-deep" : "border-transparent",
                )
              }
            >
              {title}
            </NavLink>
          ))}
        </nav>
        {/* On paper the links to the other accounts are left out, with their margin. */}
        <div className="print:pt-8">{children}</div>
      </div>
      {below}
    </main>
  );
}
