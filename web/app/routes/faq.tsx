import { FaqScreen } from "#app/features/editorial/guide/faq-screen.tsx";
import { readFaq } from "#app/features/editorial/guide/read-content.server.ts";
import type { Route } from "./+types/faq";

/** Runs at build time only: the page and its `.data` file are prerendered. */
export function loader() {
  return readFaq();
}

export const meta: Route.MetaFunction = () => [
  { title: "よくある質問｜SURIMONO" },
  { name: "description", content: "デザイン、印刷、ご注文、お届けについての、よくある質問とお答えです。" },
];

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return <FaqScreen {...loaderData} />;
}
