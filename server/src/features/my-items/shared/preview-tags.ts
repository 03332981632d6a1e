import { escapeHtml } from "../../../platform/escape-html.ts";

interface Preview {
  readonly title: string;
  readonly about: string;
  /** Whole addresses, as other networks want them. */
  readonly url: string;
  readonly picture: string;
  readonly width: number;
  readonly height?: number;
  readonly alt: string;
}

/** What X, LINE and others show of a link. */
export function previewTags({ title, about, url, picture, width, height, alt }: Preview): string {
  const tags: readonly (readonly [string, string])[] = [
    ["og:type", "website"],
    ["og:site_name", "SURIMONO"],
    ["og:locale", "ja_JP"],
    ["og:title", title],
    ["og:description", about],
    ["og:url", url],
    ["og:image", picture],
    ["og:image:type", "image/png"],
    ["og:image:width", `${width}`],
    ...(height === undefined ? [] : [["og:image:height", `${height}`] as const]),
    ["og:image:alt", alt],
  ];
  return [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    `<meta name="twitter:card" content="summary_large_image">`,
    `<meta name="description" content="${escapeHtml(about)}">`,
  ].join("");
}
