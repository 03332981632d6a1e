import { redirect } from "react-router";
import { accountOfType, FAN_ACCOUNTS } from "#app/features/fans/fan-accounts.ts";
import { LinkedScreen } from "#app/features/fans/linked-screen.tsx";
import type { Route } from "./+types/my-page-fans-linked";
import { RecommendedForMember } from "./recommended-for-member.tsx";

export const meta: Route.MetaFunction = () => [{ title: "ファン分析｜SURIMONO" }];

/** The page of a network. `accountType` wins over the path, so that a link which names another account leads to it. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const account = pathname === FAN_ACCOUNTS.instagram.path ? "instagram" : "youtube";
  const meant = accountOfType(searchParams.get("accountType")) ?? account;
  if (meant !== account) throw redirect(FAN_ACCOUNTS[meant].path);
  return account;
}

export default function LinkedFansRoute({ loaderData }: Route.ComponentProps) {
  return (
    <LinkedScreen key={loaderData} account={loaderData}>
      <RecommendedForMember />
    </LinkedScreen>
  );
}
