import { lazy } from "react";
import { redirect } from "react-router";
import { accountOfType, FAN_ACCOUNTS } from "#app/features/fans/fan-accounts.ts";
import type { Route } from "./+types/my-page-fans";

// Every first page lists what each route loads at once: the fans' pages would be a fifth more.
const FansPage = lazy(async () => ({ default: (await import("../compose/fans-page.tsx")).FansPage }));

export const meta: Route.MetaFunction = () => [{ title: "ファン設定｜SURIMONO" }];

/** `accountType` leads to the page of the account that it names, as on the pages of the accounts. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const account = accountOfType(new URL(request.url).searchParams.get("accountType"));
  if (account) throw redirect(FAN_ACCOUNTS[account].path);
  return null;
}

export default function FansRoute() {
  return <FansPage />;
}
