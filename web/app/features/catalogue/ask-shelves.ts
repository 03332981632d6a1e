import { data } from "react-router";
import { queryClient } from "../../query-client.ts";
import { shelves } from "./catalogue.queries.ts";

/** For a page that is about one of them: the look-up fails silently, and its empty list must not be mistaken for the shop's. */
export async function askShelves() {
  const rows = await queryClient.ensureQueryData(shelves);
  if (rows.length > 0) return rows;
  queryClient.removeQueries({ queryKey: shelves.queryKey });
  throw data(null, 503);
}
