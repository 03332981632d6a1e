import { type Edges, markedPage, markOperators, type Slug } from "./press-marks.ts";

/**
 * The page of a print file with registration marks and slug outside of its bleed, appended as PDF's own kind of change (ISO 32000-1, 7.5.6): what
 * was there stays to the byte. Undefined for a file that is no print file of this shop.
 */
export function markPdf(pdf: Buffer, slug: Slug): Buffer | undefined {
  const found = findPage(pdf);
  if (!found) return undefined;
  const { page, size, root, more, start } = found;
  const [marks, color] = [size, size + 1];
  const operators = markOperators(page, slug, `/${REGISTRATION}`);
  const objects: readonly (readonly [number: number, body: string])[] = [
    [page.number, pageBody(page, slug, { marks, color })],
    [marks, `<< /Length ${operators.length} >>\nstream\n${operators}\nendstream`],
    [color, "[/Separation /All /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 1 1 1] /N 1 >>]"],
  ];
  let text = "";
  const rows = objects.map(([number, body]) => {
    const offset = pdf.length + text.length;
    text += `${number} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const at = pdf.length + text.length;
  const table = `xref\n${page.number} 1\n${rows[0]}${size} 2\n${rows[1]}${rows[2]}`;
  const trailer = `trailer\n<< /Size ${size + 2} /Root ${root} 0 R${more} /Prev ${start} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(text + table + trailer, "latin1")]);
}

/** The name of the colour on the page: print files number theirs. */
const REGISTRATION = "Registration";

interface FoundPage {
  readonly number: number;
  readonly parent: string;
  readonly bleed: Edges;
  readonly trim: Edges;
  readonly resources: string;
  readonly contents: string;
  /** Of a file for a press: in which inks what is translucent is mixed. */
  readonly group: string;
}

function pageBody(
  page: FoundPage,
  slug: Slug,
  { marks, color }: { readonly marks: number; readonly color: number },
): string {
  const { parent, bleed, trim, resources, contents, group } = page;
  const box = (edges: Edges) => `[${edges.map((edge) => Number(edge.toFixed(4))).join(" ")}]`;
  const named = `/${REGISTRATION} ${color} 0 R`;
  const spaces = "/ColorSpace << ";
  const own = resources.includes(spaces)
    ? resources.replace(spaces, `${spaces}${named} `)
    : resources.replace(/>>$/, `/ColorSpace << ${named} >> >>`);
  return (
    `<< /Type /Page /Parent ${parent} 0 R /MediaBox ${box(markedPage(page, slug))} /BleedBox ${box(bleed)} ` +
    `/TrimBox ${box(trim)} /Resources ${own} /Contents [${contents} 0 R ${marks} 0 R]${group} >>`
  );
}

const PAGE =
  /^(\d+) 0 obj\n<< \/Type \/Page \/Parent (\d+) 0 R \/MediaBox \[[^\]]*\] \/BleedBox \[([^\]]*)\] \/TrimBox \[([^\]]*)\] \/Resources (<< .* >>) \/Contents (\d+) 0 R( \/Group << [^>]* >>)? >>$/m;
const END = /\/Size (\d+) \/Root (\d+) 0 R((?: \/Info \d+ 0 R \/ID \[[^\]]*\])?) >>\nstartxref\n(\d+)\n%%EOF\n$/;

/** As `areaPdf` writes it: pages come after everything that is drawn. */
function findPage(pdf: Buffer) {
  const from = pdf.lastIndexOf("<< /Type /Page /Parent ");
  const end = END.exec(pdf.toString("latin1", Math.max(0, pdf.length - 300)));
  if (from < 0 || !end) return undefined;
  const until = pdf.indexOf("\nendobj", from);
  const text = pdf.toString("latin1", Math.max(0, from - 20), until);
  const page = PAGE.exec(text);
  const [, number = "", parent = "", bleed = "", trim = "", resources = "", contents = "", group = ""] = page ?? [];
  if (!page) return undefined;
  const edges = (numbers: string) => numbers.split(" ").map(Number) as unknown as Edges;
  return {
    page: { number: Number(number), parent, bleed: edges(bleed), trim: edges(trim), resources, contents, group },
    ...{ size: Number(end[1]), root: Number(end[2]), more: end[3] ?? "", start: Number(end[4]) },
  };
}
