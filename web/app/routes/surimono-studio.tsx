import { AboutScreen } from "#app/features/editorial/about/about-screen.tsx";
import type { Route } from "./+types/surimono-studio";

export const meta: Route.MetaFunction = () => [
  { title: "SURIMONOとは｜SURIMONO" },
  { name: "description", content: "あなたの絵を、1点から刷ってお届けする印刷工房です。" },
];

export default function SurimonoStudioRoute() {
  return <AboutScreen />;
}
