import { useCases } from "#app/frame/site-links.ts";
import { articleNames, readArticle } from "../guide/read-content.server.ts";

export interface ArticleSeries {
  title: string;
  /** The page that lists the whole series, where there is one. */
  index?: string;
  links: readonly { to: string; label: string }[];
}

const SERIES = [
  { title: "DESIGN LAB", of: /^DESIGN-LAB/, index: "DESIGN-LAB" },
  { title: "LOOKBOOK", of: /^lookbook/, index: "lookbooks" },
  { title: "行事とイベント", of: /^events/, index: "events" },
  { title: "読みもの", of: /^blog_/, index: "features" },
] as const;
const THE_REST = { title: "特集", index: "features" } as const;
/** More would be longer than the article. */
const MOST_LINKS = 7;

/** What to read next: the articles of the same series that follow, from the first again after the last. */
export function seriesOf(name: string): ArticleSeries {
  const slug = slugOf(name);
  if (name.startsWith("articles/usecases/"))
    return { title: "つかいみち", links: useCases.filter(({ to }) => to !== `/${name}`) };
  const series = SERIES.find(({ of }) => of.test(slug));
  const members = articleNames.filter(
    (other) => isIn(slugOf(other), series) && !other.startsWith("articles/usecases/"),
  );
  const at = members.indexOf(name);
  const following = [...members.slice(at + 1), ...members.slice(0, at)].filter(
    (other) => slugOf(other) !== series?.index,
  );
  return {
    title: (series ?? THE_REST).title,
    ...(slug !== (series ?? THE_REST).index && { index: `/articles/${(series ?? THE_REST).index}` }),
    links: following.slice(0, MOST_LINKS).map((other) => ({ to: `/${other}`, label: readArticle(other).title })),
  };
}

function isIn(slug: string, series: (typeof SERIES)[number] | undefined): boolean {
  return series ? series.of.test(slug) : !SERIES.some(({ of }) => of.test(slug));
}

function slugOf(name: string): string {
  return name.split("/").at(-1) ?? "";
}
