import { OPERATOR_ROLES, type OperatorRole } from "@surimono/domain/operators";

export const namesOf = (roles: readonly OperatorRole[]): string =>
  roles.map((role) => OPERATOR_ROLES[role].name).join("、");
