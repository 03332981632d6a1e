import * as z from "zod/mini";
import { defineCall, id, pickFailures, typed } from "../kernel/index.ts";
import { designDocument } from "./document.ts";
import { designsFailures } from "./failures.ts";
import { openedDesign } from "./open-design.ts";
import { acceptedKeys } from "./save-design.ts";

export const openSimulation = defineCall({
  name: "openSimulation",
  method: "POST",
  path: "/api/design/simulation/open",
  summary:
    "What the studio needs to try a catalogue item: nothing is kept. Without a choice the item's first one is taken.",
  access: "guest",
  repeatable: true,
  payload: z.strictObject({ product_id: id, sku: z.optional(typed(64)), works_id: z.optional(typed(400)) }),
  answer: openedDesign,
  failures: pickFailures(designsFailures, "designs/no-such-item", "designs/choice-not-printable"),
});

export const keepSimulation = defineCall({
  name: "keepSimulation",
  method: "POST",
  path: "/api/design/simulation/keep",
  summary:
    "Makes a tried design a draft my item of the member, whose uploads its pictures must be. The same simulation is kept once: again, it answers the same item.",
  access: "member",
  payload: z.strictObject({
    simulation_id: z.uuid(),
    document: designDocument,
    /** With it, the warnings that the customer ticked, it is kept only if it can be printed so; the refusal's detail lists the findings. */
    accepted: z.optional(acceptedKeys),
  }),
  /** Without a version if the design cannot be printed yet; it is kept so that it can be worked on. */
  answer: z.object({ product_id: id, version_id: z.nullable(z.string()) }),
  failures: pickFailures(
    designsFailures,
    "designs/no-such-item",
    "designs/choice-not-printable",
    "designs/does-not-fit",
    "designs/no-such-picture",
    "designs/not-printable",
    "designs/warnings-not-accepted",
  ),
});
