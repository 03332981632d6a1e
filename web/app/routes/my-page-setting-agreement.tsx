import { AgreementScreen } from "#app/features/members/agreement-screen.tsx";
import type { Route } from "./+types/my-page-setting-agreement";

export const meta: Route.MetaFunction = () => [{ title: "同意の記録｜SURIMONO" }];

export default function AgreementRoute() {
  return <AgreementScreen />;
}
