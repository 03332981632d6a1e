import { PARCEL_HELD_MS } from "@surimono/domain/floor";
import type { Operator } from "../../platform/http/index.ts";
import type { Unit } from "./units.tables.ts";

/** A colleague packed at this box within ten minutes, and it is theirs (rule floor-packing). */
export function isPackedByOther(
  units: readonly Pick<Unit, "state" | "operatorId" | "movedAt">[],
  operator: Pick<Operator, "id">,
  now: Date,
): boolean {
  return units.some(
    ({ state, operatorId, movedAt }) =>
      state === "packed" &&
      operatorId !== null &&
      operatorId !== operator.id &&
      now.getTime() - movedAt.getTime() < PARCEL_HELD_MS,
  );
}
