import "./prose.css";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";

interface GuideScreenProps {
  title: string;
  /** Rendered at build time from our own Markdown. */
  html: string;
}

export function GuideScreen({ title, html }: GuideScreenProps) {
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-[104px]">
      <Breadcrumb
        trail={[{ label: "ホーム", to: "/" }, { label: "規約とガイド", to: "/protocol" }, { label: title }]}
      />
      <h1 className="mt-3 font-bold text-28 md:mt-5 md:text-40">{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from content/, no customer writes there */}
      <div className="prose mt-8 md:mt-10" dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  );
}
