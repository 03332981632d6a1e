import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { useStoresGoods } from "#app/features/cart/stores-goods.ts";
import { WithdrawScreen } from "#app/features/members/withdraw-screen.tsx";
import { warehouseQuery } from "#app/features/warehouse/warehouse.queries.ts";
import { endSession, useSession } from "#app/session/current-user.ts";
import { guardNamed } from "#app/session/guards.ts";
import type { Route } from "./+types/withdraw";

export const clientMiddleware = [guardNamed("auth")];

export const meta: Route.MetaFunction = () => [{ title: "退会の手続き｜SURIMONO" }];

/** The token is void with the account, so it is deleted before any further request; the screen is gone by then. */
export default function WithdrawRoute() {
  const navigate = useNavigate();
  const session = useSession();
  const [left, setLeft] = useState(false);
  const storesGoods = useStoresGoods();
  const stored = useQuery({ ...warehouseQuery, enabled: storesGoods && !left }).data?.on_hand ?? 0;
  useEffect(() => {
    if (!left) return;
    endSession();
    void navigate("/withdraw-complete", { replace: true });
  }, [left, navigate]);
  if (left || session.status === "starting") return null;
  if (session.status === "guest") return <Navigate replace to="/redirect?redirectTo=%2Fwithdraw" />;
  return <WithdrawScreen member={session.member} stored={stored} onDone={() => setLeft(true)} />;
}
