import { PrintMethodsScreen } from "#app/features/editorial/print/print-methods-screen.tsx";
import type { Route } from "./+types/print";

export const meta: Route.MetaFunction = () => [
  { title: "印刷方法｜SURIMONO" },
  {
    name: "description",
    content:
      "オンデマンド転写、インクジェット、白インクジェット、シルクスクリーン。4つの印刷方法のちがいと、えらび方。",
  },
];

export default function PrintRoute() {
  return <PrintMethodsScreen />;
}
