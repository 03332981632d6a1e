import "../guide/prose.css";
import { Icon } from "@surimono/ui/icon.tsx";
import { Link } from "react-router";
import { useWayToGoods } from "#app/session/trial-path.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import type { ArticleSeries } from "./article-series.server.ts";

export interface Article {
  /** The last part of its address. */
  slug: string;
  title: string;
  lead: string;
  /** Rendered at build time from our own Markdown. */
  html: string;
  series: ArticleSeries;
}

export function ArticleScreen({ slug, title, lead, html, series }: Article) {
  const way = useWayToGoods();
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-[104px]">
      <Breadcrumb
        trail={[
          { label: "ホーム", to: "/" },
          ...(series.index ? [{ label: series.title, to: series.index }] : []),
          { label: title },
        ]}
      />
      <h1 className="mt-3 font-bold text-28 md:mt-5 md:text-40">{title}</h1>
      <p className="mt-3 mb-6 max-w-[46rem] leading-[1.8] md:mb-8">{lead}</p>
      <ArticlePicture slug={slug} />
      <div className="mt-10 grid gap-12 md:mt-14 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-16">
        <article>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from content/, no customer writes there */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          <LinkButton to={way("/items")} variant="primary" size={56} className="mt-10 max-sm:w-full">
            アイテムをえらぶ
          </LinkButton>
        </article>
        {!series.inPictures && <SeriesLinks series={series} />}
      </div>
      {series.inPictures && <SeriesPictures series={series} />}
    </main>
  );
}

/** A small series, each article with its opening picture. */
function SeriesPictures({ series: { title, links } }: { series: ArticleSeries }) {
  return (
    <nav aria-label={title} className="mt-14 border-deep border-t pt-8 md:mt-20 md:pt-10">
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 md:grid-cols-3 md:gap-y-10">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="block hover:text-red-text">
              <ArticlePicture slug={to.split("/").at(-1) ?? ""} small />
              <span className="palt mt-3 flex items-center gap-2 font-bold text-16 md:text-20">
                {label}
                <Icon name="chevron-right" size={18} className="shrink-0 text-mute" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SeriesLinks({ series: { title, index, links } }: { series: ArticleSeries }) {
  return (
    <nav aria-label={title} className="md:sticky md:top-6 md:self-start">
      <p className="border-deep border-b pb-3 font-bold text-20 text-deep">{title}</p>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to} className="border-line border-b">
            <Link to={to} className="flex min-h-14 items-center gap-3 py-2 font-bold text-14 hover:text-red-text">
              {label}
              <Icon name="chevron-right" size={16} className="ml-auto shrink-0 text-mute" />
            </Link>
          </li>
        ))}
      </ul>
      {index && (
        <Link to={index} className="mt-2 inline-flex min-h-11 items-center text-14 underline hover:text-red-text">
          「{title}」をすべて見る
        </Link>
      )}
    </nav>
  );
}
