/** Placeholder of the shop's public address: the build does not know it, the server puts it in. */
export const ORIGIN = "{origin}";

const CARD = { width: 1200, height: 630 };
const SHOP = "SURIMONO";

export interface HeadSources {
  /** `/articles/howto`. */
  readonly path: string;
  /** The page as it was prerendered. */
  readonly html: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** The shop's pages on other sites. */
  readonly elsewhere: readonly string[];
}

/**
 * A page's tags for crawlers and previews, read from the page itself, so that they always agree. Undefined for a page excluded from search.
 * These tags are in the HTML only and cost no JavaScript.
 */
export function headTags(sources: HeadSources): string | undefined {
  const { path, html } = sources;
  if (/<meta name="robots" content="noindex/.test(html)) return undefined;
  const title = find(html, /<title>([^<]*)<\/title>/);
  const description = find(html, /<meta name="description" content="([^"]*)"/);
  const address = ORIGIN + path;
  const picture = `${ORIGIN}/cards/${find(html, /data-card="([\w-]+)"/) || "shop"}.jpg`;
  const properties: Record<string, string> = {
    "og:site_name": SHOP,
    "og:locale": "ja_JP",
    "og:type": path.startsWith("/articles/") ? "article" : "website",
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:image": picture,
    "og:image:width": String(CARD.width),
    "og:image:height": String(CARD.height),
  };
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="${name}" content="${quoted(value)}"/>`,
  );
  const data = JSON.stringify({ "@context": "https://schema.org", "@graph": graphOf(sources, picture) });
  return [
    `<link rel="canonical" href="${address}"/>`,
    ...tags,
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<script type="application/ld+json">${data.replaceAll("<", "\\u003c")}</script>`,
  ].join("");
}

function graphOf(sources: HeadSources, picture: string): object[] {
  const { path, html, questions, elsewhere } = sources;
  const address = ORIGIN + path;
  const shop = { "@type": "Organization", "@id": `${ORIGIN}/#shop`, name: SHOP, url: `${ORIGIN}/` };
  const graph: object[] = [];
  if (path === "/") {
    graph.push({ ...shop, logo: `${ORIGIN}/favicon.svg`, sameAs: elsewhere });
    graph.push({
      "@type": "WebSite",
      name: SHOP,
      url: `${ORIGIN}/`,
      inLanguage: "ja",
      publisher: { "@id": shop["@id"] },
    });
  }
  if (path.startsWith("/articles/")) {
    graph.push({
      "@type": "Article",
      headline: plain(find(html, /<h1[^>]*>([\s\S]*?)<\/h1>/)),
      description: plain(find(html, /<meta name="description" content="([^"]*)"/)),
      image: picture,
      inLanguage: "ja",
      mainEntityOfPage: address,
      author: shop,
      publisher: shop,
    });
  }
  if (path === "/faq") {
    graph.push({
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    });
  }
  const trail = trailOf(html);
  if (trail.length > 1) {
    graph.push({
      "@type": "BreadcrumbList",
      itemListElement: trail.map(({ name, to }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name,
        item: to === undefined ? address : ORIGIN + to,
      })),
    });
  }
  return graph;
}

function trailOf(html: string): { name: string; to: string | undefined }[] {
  const nav = find(html, /<nav aria-label="パンくずリスト">([\s\S]*?)<\/nav>/);
  return [...nav.matchAll(/<li[\s\S]*?<\/li>/g)].map(([entry]) => ({
    name: plain(find(entry, /<(?:a|span aria-current)[^>]*>([\s\S]*?)<\/(?:a|span)>/)),
    to: find(entry, /<a[^>]* href="([^"]*)"/) || undefined,
  }));
}

function find(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? "";
}

/** Text from HTML: without tags, with entities decoded. */
function plain(html: string): string {
  const letters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
  return html.replace(/<[^>]+>/g, "").replace(/&(#?\w+);/g, (whole, name: string) => letters[name] ?? whole);
}

function quoted(text: string): string {
  return text.replaceAll('"', "&quot;");
}
