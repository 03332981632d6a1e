import { writeHelpContent } from "#app/features/editorial/help/write-help-content.server.ts";

/** Runs at build time only, and leaves a file: what the help chat fetches when it is opened. */
export function loader() {
  return Response.json(writeHelpContent());
}
