import { ComingScreen } from "#app/features/editorial/coming/coming-screen.tsx";
import type { Route } from "./+types/my-page-fans";

export const meta: Route.MetaFunction = () => [{ title: "ファン分析｜SURIMONO" }];

export default function FansRoute() {
  return (
    <ComingScreen
      title="ファン分析"
      lead="動画や写真のSNSとつなげて、ファンの方の性別、年代、よく使う言葉がわかる画面を準備しています。"
      points={[
        "男女と年代の割合",
        "ファンの言葉の一覧と、おすすめのアイテム",
        "ファンの数から見た、利益の目安",
        "SNSがなくても、ご自分で数字を入力できます",
      ]}
      way={{ to: "/my-items", label: "MY ITEMをひらく" }}
    />
  );
}
