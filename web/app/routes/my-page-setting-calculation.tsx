import { CalculationScreen } from "#app/features/my-items/calculation-screen.tsx";
import type { Route } from "./+types/my-page-setting-calculation";

export const meta: Route.MetaFunction = () => [{ title: "利益の計算の設定｜SURIMONO" }];

export default function CalculationRoute() {
  return <CalculationScreen />;
}
