import { serveJobs } from "@surimono/studio/print";
import { setPdf } from "../../../platform/pdf/index.ts";
import type { Ticket } from "./ticket.ts";
import { ticketsPdf } from "./ticket-pdf.ts";

serveJobs((tickets: readonly Ticket[]) => setPdf(ticketsPdf(tickets)));
