import { MaterialScreen } from "#app/features/catalogue/material-screen.tsx";
import type { Route } from "./+types/material";

export const meta: Route.MetaFunction = () => [
  { title: "素材とファブリック｜SURIMONO" },
  { name: "description", content: "生地と素材のちがい、サステナブルな素材。" },
];

export default function MaterialRoute() {
  return <MaterialScreen />;
}
