import { pickListPdf } from "../blanks/pick-list-pdf.ts";
import { packingPdf } from "../packing/packing-pdf.ts";
import { ticketsPdf } from "../tickets/ticket-pdf.ts";
import type { Paper } from "./paper.ts";

export async function paperPdf(paper: Paper): Promise<object> {
  switch (paper.kind) {
    case "tickets":
      return ticketsPdf(paper);
    case "pick-list":
      return pickListPdf(paper);
    case "labels":
    case "slips":
      return packingPdf(paper);
  }
}
