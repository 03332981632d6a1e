import { ComingScreen } from "#app/features/editorial/coming/coming-screen.tsx";
import type { Route } from "./+types/rank";

export const meta: Route.MetaFunction = () => [{ title: "会員ランクとマイル｜SURIMONO" }];

export default function RankRoute() {
  return (
    <ComingScreen
      title="会員ランクとマイル"
      lead="ご注文でマイルがたまり、ランクが上がるしくみを準備しています。"
      points={["いまのランクと、次のランクまでに必要なマイル", "マイルの有効期限と、たまった記録", "ランクごとの特典"]}
      way={{ to: "/my-page/orders", label: "注文履歴を見る" }}
    />
  );
}
