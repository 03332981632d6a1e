import type { FastifyInstance, FastifyRequest } from "fastify";

interface CrawlerOptions {
  readonly originOf: (request: FastifyRequest) => string;
  /** Paths of the pages to be found. */
  readonly paths: readonly string[];
  /** Paths of the calls that give everybody the same answer: what the pages show comes by them. */
  readonly answers: readonly string[];
}

/**
 * For crawlers. Members' pages are not named here, since their own header forbids listing them, which a blocked crawler would
 * never see. The pictures of goods are part of the public pages.
 */
export function serveCrawlers(http: FastifyInstance, { originOf, paths, answers }: CrawlerOptions): void {
  http.get("/robots.txt", async (request, reply) => {
    const lines = [
      "User-agent: *",
      "Allow: /api/image/",
      ...answers.map((path) => `Allow: ${path}`),
      "Disallow: /api/",
      "Disallow: /dev/",
      "",
      `Sitemap: ${originOf(request)}/sitemap.xml`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
  http.get("/sitemap.xml", async (request, reply) => {
    const urls = paths.map((path) => `<url><loc>${originOf(request)}${path}</loc></url>`);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
    return reply.type("application/xml; charset=utf-8").send(xml);
  });
}
