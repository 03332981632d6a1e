import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { PRESS_CONDITION } from "../press/index.ts";
import type { PdfFile, PdfRef } from "./pdf-file.ts";
import { PRESS_PROFILE } from "./press-inks.ts";

/** Of the page: what is translucent is mixed in the inks of the press. */
export const PRESS_GROUP = " /Group << /S /Transparency /CS /DeviceCMYK >>";

const TITLE = "Surimono print";
/** A file made again is the same to the byte, so it has no date of its own. */
const DATE = "2026-01-01T00:00:00Z";
const PDF_DATE = "D:20260101000000Z";

/** The rest of a PDF/X-4 file (ISO 15930-7): the press that it is for, what it says of itself, and a name. */
export async function finishForPress(file: PdfFile, pages: PdfRef): Promise<Buffer> {
  const profile = file.addPacked("/N 4", readFileSync(PRESS_PROFILE));
  const names = `/OutputConditionIdentifier (${PRESS_CONDITION}) /RegistryName (http://www.color.org) /Info (${PRESS_CONDITION})`;
  const intent = `<< /Type /OutputIntent /S /GTS_PDFX ${names} /DestOutputProfile ${profile.number} 0 R >>`;
  const metadata = file.addPacked("/Type /Metadata /Subtype /XML", Buffer.from(xmp()));
  const catalogue = `<< /Type /Catalog /Pages ${pages.number} 0 R /OutputIntents [${intent}] /Metadata ${metadata.number} 0 R >>`;
  const root = file.add(catalogue);
  const dates = `/CreationDate (${PDF_DATE}) /ModDate (${PDF_DATE})`;
  const info = file.add(`<< /Title (${TITLE}) /Creator (Surimono) /Producer (Surimono) ${dates} /Trapped /False >>`);
  return file.finish(root, ` /Info ${info.number} 0 R /ID [<${ID}> <${ID}>]`);
}

/** Of the kind of file: two of them are told apart by their names and by their sums in the ticket. */
const ID = createHash("md5").update(TITLE).digest("hex");

function xmp(): string {
  const names = [
    ["dc", "http://purl.org/dc/elements/1.1/"],
    ["xmp", "http://ns.adobe.com/xap/1.0/"],
    ["xmpMM", "http://ns.adobe.com/xap/1.0/mm/"],
    ["pdf", "http://ns.adobe.com/pdf/1.3/"],
    ["pdfxid", "http://www.npes.org/pdfx/ns/id/"],
  ].map(([name, space]) => `xmlns:${name}="${space}"`);
  return `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" ${names.join(" ")}>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${TITLE}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${DATE}</xmp:CreateDate>
<xmp:ModifyDate>${DATE}</xmp:ModifyDate>
<xmp:MetadataDate>${DATE}</xmp:MetadataDate>
<xmp:CreatorTool>Surimono</xmp:CreatorTool>
<xmpMM:DocumentID>uuid:${ID}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>Surimono</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}
