import { ProtocolScreen } from "#app/features/editorial/guide/protocol-screen.tsx";
import type { Route } from "./+types/protocol";

export const meta: Route.MetaFunction = () => [
  { title: "規約とガイド｜SURIMONO" },
  { name: "description", content: "利用規約、プライバシーポリシー、著作権ガイドなどの一覧。" },
];

export default function ProtocolRoute() {
  return <ProtocolScreen />;
}
