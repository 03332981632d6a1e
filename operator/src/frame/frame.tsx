import { getOperator, signOutOperator, type WireOperator } from "@surimono/contract/operators";
import type { OperatorRight } from "@surimono/domain/operators";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, Navigate, NavLink, Outlet, useLocation } from "react-router";
import { call, orThrow } from "../session/call.ts";
import { OPERATOR_KEY } from "../session/use-operator.ts";
import { Mark } from "./mark.tsx";

const PLACES: readonly { readonly to: string; readonly name: string; readonly right: OperatorRight }[] = [
  { to: "/", name: "今日", right: "today.see" },
  { to: "/orders", name: "注文", right: "orders.see" },
  { to: "/operators", name: "担当者", right: "operators.manage" },
];

/** Around every screen of somebody who is signed in; sends everybody else to the door, and back afterwards. */
export function Frame() {
  const { pathname, search } = useLocation();
  const operator = useQuery({
    queryKey: OPERATOR_KEY,
    staleTime: 60_000,
    queryFn: async (): Promise<WireOperator | null> => {
      const answer = await call(getOperator, {});
      if (!answer.ok && answer.failure.status === 401) return null;
      return orThrow(answer).operator;
    },
  });
  if (operator.data === null)
    return <Navigate to={`/login?${new URLSearchParams({ to: pathname + search })}`} replace />;
  if (operator.data === undefined)
    return operator.isError ? (
      <main>
        <ErrorState
          message={operator.error.message}
          onRetry={() => void operator.refetch()}
          retrying={operator.isFetching}
        />
      </main>
    ) : (
      <div className="flex min-h-dvh items-center justify-center" role="status" aria-label="読み込んでいます">
        <Spinner size={32} />
      </div>
    );
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-white focus:p-3">
        本文へ
      </a>
      <Bar operator={operator.data} />
      <main id="main" className="page py-6 md:py-8">
        <Outlet />
      </main>
    </>
  );
}

function Bar({ operator }: { operator: WireOperator }) {
  const queryClient = useQueryClient();
  const leave = async () => {
    await call(signOutOperator, {});
    queryClient.clear();
    queryClient.setQueryData(OPERATOR_KEY, null);
  };
  return (
    <header className="border-line border-b bg-white print:hidden">
      <div className="page flex flex-wrap items-center gap-x-6">
        <Link to="/" aria-label="SURIMONO 管理 今日の画面" className="inline-flex min-h-14 items-center">
          <Mark />
        </Link>
        <nav
          aria-label="管理画面"
          className="order-last flex w-full gap-5 overflow-x-auto md:order-none md:w-auto md:flex-1"
        >
          {PLACES.filter(({ right }) => operator.rights.includes(right)).map(({ to, name }) => (
            <NavLink
              key={to}
              to={to}
              end={to === "/"}
              className="inline-flex min-h-11 shrink-0 items-center border-transparent border-y-[3px] font-bold text-14 text-mute hover:text-deep aria-[current=page]:border-b-red aria-[current=page]:text-deep md:min-h-14"
            >
              {name}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 text-14">
          <Link to="/devices" className="inline-flex min-h-11 items-center gap-1.5 px-2 hover:text-deep">
            <Icon name="user" size={18} />
            <span className="max-w-40 truncate max-sm:sr-only">{operator.name}</span>
          </Link>
          <button
            type="button"
            onClick={leave}
            className="inline-flex min-h-11 items-center gap-1.5 px-2 hover:text-deep"
          >
            <Icon name="logout" size={18} />
            <span className="max-sm:sr-only">ログアウト</span>
          </button>
        </div>
      </div>
    </header>
  );
}
