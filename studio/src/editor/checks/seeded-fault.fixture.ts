import type { DesignDocument, ProblemCode } from "@surimono/domain/designs";
import type { EditorArea } from "../model/editor-area.ts";

/** A fault as a customer makes it, and the same design without it. */
export interface SeededFault {
  readonly name: string;
  readonly code: ProblemCode;
  readonly faulty: DesignDocument;
  readonly clean: DesignDocument;
  /** Other findings that the fault causes. */
  readonly also?: ProblemCode;
  /** `#rrggbb` of the goods. */
  readonly color?: string;
  readonly methodId?: 43 | 46 | 67;
  readonly areas?: readonly EditorArea[];
}
