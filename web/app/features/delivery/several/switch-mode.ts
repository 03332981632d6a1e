import { queryClient } from "../../../query-client.ts";
import { addressesQuery } from "../delivery.queries.ts";
import { newDestination } from "./edit-split.ts";
import { splitQuery } from "./split.query.ts";
import { settleSplit, wantedSplit, wishSplit } from "./split-changes.ts";

/** To one address, or to several: those that were entered stay. The first time the chosen address is the first of them. */
export async function switchMode(several: boolean, chosenId: string | undefined): Promise<boolean> {
  // As it is now, not as this page read it: another may have entered destinations since.
  const split = await queryClient.fetchQuery({ ...splitQuery, staleTime: 0 }).catch(() => undefined);
  if (!split) return false;
  const kept = wantedSplit.get()?.destinations ?? split.destinations;
  const book = several && kept.length === 0 ? await queryClient.ensureQueryData(addressesQuery).catch(() => []) : [];
  const first = book.find(({ address_id }) => address_id === chosenId) ?? book.find(({ kind }) => kind !== "sender");
  wishSplit({ several, destinations: first ? [newDestination(first, first.address_id)] : kept });
  return settleSplit();
}
