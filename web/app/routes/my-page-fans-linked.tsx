import { lazy } from "react";
import { redirect } from "react-router";
import { accountOfType, FAN_ACCOUNTS } from "#app/features/fans/fan-accounts.ts";
import type { Route } from "./+types/my-page-fans-linked";

const FansOfAccount = lazy(async () => ({ default: (await import("../compose/fans-of-account.tsx")).FansOfAccount }));

export const meta: Route.MetaFunction = () => [{ title: "ファン分析｜SURIMONO" }];

/** The page of a network. `accountType` wins over the path, so that a link naming another account leads to it. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const account = pathname === FAN_ACCOUNTS.instagram.path ? "instagram" : "youtube";
  const meant = accountOfType(searchParams.get("accountType")) ?? account;
  if (meant !== account) throw redirect(FAN_ACCOUNTS[meant].path);
  return account;
}

export default function LinkedFansRoute({ loaderData }: Route.ComponentProps) {
  return <FansOfAccount account={loaderData} />;
}
