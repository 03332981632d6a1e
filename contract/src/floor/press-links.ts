import * as z from "zod/mini";
import { defineCall, done, pickFailures, typed } from "../kernel/index.ts";
import { floorFailures } from "./failures.ts";
import { MAX_LINK_DAYS } from "./press.ts";

const OF_PRESS = { access: "operator", right: "floor.work", withCookies: true } as const;
const pick = pickFailures<typeof floorFailures, keyof typeof floorFailures>;
const package_id = z.uuid();

export const listPressLinks = defineCall({
  ...OF_PRESS,
  method: "GET",
  name: "listPressLinks",
  path: "/api/operator/floor/press/links",
  summary: "Links to a print package for print shops elsewhere, with each download.",
  payload: z.object({ package_id }),
  answer: z.object({
    links: z.array(
      z.object({
        ...{ link_id: z.uuid(), recipient: z.string(), made_at: z.string(), made_by: z.string() },
        ...{ ends_at: z.string(), closed_at: z.nullable(z.string()), is_open: z.boolean() },
        downloads: z.array(z.object({ id: z.string(), at: z.string(), file: z.string(), address: z.string() })),
      }),
    ),
  }),
  failures: pick(floorFailures, "floor/no-such-package"),
});

export const makePressLink = defineCall({
  ...OF_PRESS,
  method: "POST",
  name: "makePressLink",
  path: "/api/operator/floor/make-press-link",
  summary: "A link that opens a print package without signing in, until it ends or is closed. It is shown once.",
  payload: z.object({
    package_id,
    recipient: typed(60, 1),
    days: z.int().check(z.minimum(1), z.maximum(MAX_LINK_DAYS)),
  }),
  answer: z.object({ link_id: z.uuid(), url: z.string(), ends_at: z.string() }),
  failures: pick(floorFailures, "floor/no-such-package", "floor/package-not-ready"),
});

export const closePressLink = defineCall({
  ...OF_PRESS,
  method: "POST",
  name: "closePressLink",
  path: "/api/operator/floor/close-press-link",
  summary: "Closes a link at once.",
  payload: z.object({ link_id: z.uuid() }),
  answer: done,
  failures: pick(floorFailures, "floor/no-such-link"),
});
