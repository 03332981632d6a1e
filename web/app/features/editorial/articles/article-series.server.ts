import { useCases } from "#app/frame/site-links.ts";
import { articleNames, readArticle } from "../guide/read-content.server.ts";

export interface ArticleSeries {
  title: string;
  /** The page that lists the whole series, if there is one. */
  index?: string;
  links: readonly { to: string; label: string }[];
  /** The page is the index of a series small enough to show pictures. */
  inPictures?: true;
}

const SERIES = [
  { title: "DESIGN LAB", of: /^DESIGN-LAB/, index: "DESIGN-LAB" },
  { title: "LOOKBOOK", of: /^lookbook/, index: "lookbooks" },
  { title: "行事とイベント", of: /^events/, index: "events" },
  { title: "読みもの", of: /^blog_/, index: "features" },
] as const;
const THE_REST = { title: "特集", index: "features" } as const;
/** More would be longer than the article itself. */
const MOST_LINKS = 7;

/** What to read next: the following articles of the series, after the last from the first again. An index lists its whole series. */
export function seriesOf(name: string): ArticleSeries {
  const slug = slugOf(name);
  if (isUseCase(name)) return { title: "つかいみち", links: useCases.filter(({ to }) => to !== `/${name}`) };
  const { title, index } = seriesWith(slug);
  if (slug === index) {
    const all = articleNames.filter(
      (other) => !isUseCase(other) && other !== name && seriesWith(slugOf(other)).index === slug,
    );
    return { title, links: all.map(linkTo), ...(all.length < MOST_LINKS && { inPictures: true }) };
  }
  const members = articleNames.filter((other) => !isUseCase(other) && seriesWith(slugOf(other)).title === title);
  const at = members.indexOf(name);
  const following = [...members.slice(at + 1), ...members.slice(0, at)].filter((other) => slugOf(other) !== index);
  return { title, index: `/articles/${index}`, links: following.slice(0, MOST_LINKS).map(linkTo) };
}

function seriesWith(slug: string): { readonly title: string; readonly index: string } {
  return SERIES.find(({ of }) => of.test(slug)) ?? THE_REST;
}

function linkTo(name: string): { to: string; label: string } {
  return { to: `/${name}`, label: readArticle(name).title };
}

function isUseCase(name: string): boolean {
  return name.startsWith("articles/usecases/");
}

function slugOf(name: string): string {
  return name.split("/").at(-1) ?? "";
}
