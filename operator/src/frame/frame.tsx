import { getOperator, signOutOperator, type WireOperator } from "@surimono/contract/operators";
import type { OperatorRight } from "@surimono/domain/operators";
import { Drawer } from "@surimono/ui/drawer.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Navigate, Outlet, ScrollRestoration, useLocation, useMatches } from "react-router";
import { call, orThrow } from "../session/call.ts";
import { OPERATOR_KEY } from "../session/use-operator.ts";
import type { ScreenGroup } from "../ui/screen.ts";
import { Mark } from "./mark.tsx";
import { Menu } from "./menu.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

/** Around every screen of somebody who is signed in; sends everybody else to the door, and back afterwards. */
export function Frame({ groups }: { groups: readonly ScreenGroup[] }) {
  const { pathname, search } = useLocation();
  useKeptFocus();
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
      <ScrollRestoration />
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-white focus:p-3">
        本文へ
      </a>
      <Bar operator={operator.data} groups={groups} />
      <div className="lg:grid lg:grid-cols-[208px_minmax(0,1fr)]">
        <div className="sticky top-0 h-dvh overflow-y-auto border-line border-r max-lg:hidden print:hidden">
          <Menu groups={groups} operator={operator.data} />
        </div>
        <main id="main" tabIndex={-1} className="page py-6 outline-none md:py-8">
          <Opened operator={operator.data} />
        </main>
      </div>
    </>
  );
}

/** The screen, or why the operator may not open it; the server refuses what it asks for in any case. */
function Opened({ operator }: { operator: WireOperator }) {
  const right = useMatches()
    .map(({ handle }) => (handle as { right?: OperatorRight } | undefined)?.right)
    .find(Boolean);
  if (!right || operator.rights.includes(right)) return <Outlet />;
  return (
    <p className="rounded-card border border-line p-6 text-center">
      <title>開けません｜SURIMONO 管理</title>
      この画面は、あなたの役割では開けません。必要なときは、オーナーに役割の変更をご依頼ください。
    </p>
  );
}

function Bar({ operator, groups }: { operator: WireOperator; groups: readonly ScreenGroup[] }) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const leave = async () => {
    const left = await call(signOutOperator, {});
    // Somebody else may sit down here: only what has ended looks ended.
    if (!left.ok && left.failure.status !== 401) return showToast(left.failure.message, { tone: "error" });
    // The frame watches this one: thrown away with the others it would be watched no more, and the screen would stay.
    queryClient.setQueryData(OPERATOR_KEY, null);
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== OPERATOR_KEY[0] });
  };
  return (
    <header className="flex items-center gap-1 border-line border-b bg-white px-2 md:px-4 print:hidden">
      <IconButton icon="menu" label="メニュー" className="lg:hidden" onClick={() => setOpen(true)} />
      {isOpen && (
        <Drawer open title="メニュー" onClose={() => setOpen(false)}>
          <Menu groups={groups} operator={operator} onGo={() => setOpen(false)} />
        </Drawer>
      )}
      <Link to="/" aria-label="SURIMONO 管理 今日の画面" className="inline-flex min-h-14 items-center px-2">
        <Mark />
      </Link>
      <div className="ml-auto flex items-center gap-1 text-14">
        <Link to="/devices" className="inline-flex min-h-11 min-w-11 items-center gap-1.5 px-2 hover:text-deep">
          <Icon name="user" size={18} />
          <span className="max-w-40 truncate max-sm:sr-only">{operator.name}</span>
        </Link>
        <button
          type="button"
          onClick={leave}
          className="inline-flex min-h-11 min-w-11 items-center gap-1.5 px-2 hover:text-deep"
        >
          <Icon name="logout" size={18} />
          <span className="max-sm:sr-only">ログアウト</span>
        </button>
      </div>
    </header>
  );
}
