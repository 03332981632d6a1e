import { lazy } from "react";
import { redirect } from "react-router";
import { accountOfType, FAN_ACCOUNTS } from "#app/features/fans/fan-accounts.ts";
import type { Route } from "./+types/my-page-fans";

// Every first load lists each route's imports: the fans' pages would add a fifth.
const FansPage = lazy(async () => ({ default: (await import("../compose/fans-page.tsx")).FansPage }));

export const meta: Route.MetaFunction = () => [{ title: "ファン設定｜SURIMONO" }];

/** `accountType` redirects to the page of its account, as on the accounts' pages. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const account = accountOfType(new URL(request.url).searchParams.get("accountType"));
  if (account) throw redirect(FAN_ACCOUNTS[account].path);
  return null;
}

export default function FansRoute() {
  return <FansPage />;
}
