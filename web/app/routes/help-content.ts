import { writeHelpContent } from "#app/features/editorial/help/write-help-content.server.ts";

/** Runs at build time only, and makes the file that the help chat fetches when opened. */
export function loader() {
  return Response.json(writeHelpContent());
}
