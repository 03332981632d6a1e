import { OPERATOR_ROLE_IDS, type OperatorRole } from "@surimono/domain/operators";
import * as z from "zod/mini";

export const operatorRole = z.enum(OPERATOR_ROLE_IDS as [OperatorRole, ...OperatorRole[]]);

/** In the order of the list, each once. */
export const operatorRoles = z
  .array(operatorRole)
  .check(z.minLength(1, "役割を1つ以上選んでください"), z.maxLength(OPERATOR_ROLE_IDS.length));

/** Who is signed in at the console. */
export const operatorSchema = z.object({
  operator_id: z.uuid(),
  email: z.string(),
  name: z.string(),
  roles: z.array(operatorRole),
  rights: z.array(z.string()),
});
export type WireOperator = z.infer<typeof operatorSchema>;
