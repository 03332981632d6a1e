import { ThanksScreen } from "#app/features/editorial/inquiry/thanks-screen.tsx";
import type { Route } from "./+types/thanks";

export const meta: Route.MetaFunction = () => [
  { title: "ありがとうございました｜SURIMONO" },
  { name: "description", content: "お問い合わせを受け付けました。" },
];

export default function ThanksRoute() {
  return <ThanksScreen />;
}
