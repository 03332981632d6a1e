import { useQuery } from "@tanstack/react-query";
import { FanCard } from "#app/features/fans/fan-card.tsx";
import { calculationQuery } from "#app/features/my-items/my-items.queries.ts";

/** The card with the number of fans that the member set. */
export function FanCardOfMember() {
  return <FanCard ownCount={useQuery(calculationQuery).data?.fan_count ?? undefined} />;
}
