import { ComingScreen } from "#app/features/editorial/coming/coming-screen.tsx";
import type { Route } from "./+types/my-page-setting-calculation";

export const meta: Route.MetaFunction = () => [{ title: "利益の計算の設定｜SURIMONO" }];

export default function CalculationRoute() {
  return (
    <ComingScreen
      title="利益の計算の設定"
      lead="販売価格と利益の目安を、ご自分の条件で計算するための設定を準備しています。いまは、MY ITEMの各アイテムに、販売価格と単価から計算した利益を表示しています。"
      points={["購入する方の割合", "ファンの数"]}
      way={{ to: "/my-items", label: "MY ITEMをひらく" }}
    />
  );
}
