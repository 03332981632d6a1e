import { AccountScreen } from "#app/features/members/account-screen.tsx";
import type { Route } from "./+types/my-page-setting-account";

export const meta: Route.MetaFunction = () => [{ title: "ログインと安全｜SURIMONO" }];

export default function AccountRoute() {
  return <AccountScreen />;
}
