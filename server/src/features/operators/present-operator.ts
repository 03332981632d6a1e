import type { WireOperator } from "@surimono/contract/operators";
import { type OperatorRole, rightsOf } from "@surimono/domain/operators";

interface Presented {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
}

export function presentOperator({ id, email, name, roles }: Presented): WireOperator {
  return { operator_id: id, email, name, roles: [...roles], rights: [...rightsOf(roles)] };
}
