import * as z from "zod/mini";
import { defineCall, done, id, pickFailures } from "../kernel/index.ts";
import { favouritesFailures } from "./failures.ts";

export const addFavourite = defineCall({
  name: "addFavourite",
  method: "POST",
  path: "/api/favorite",
  summary: "Puts a catalogue item among the member's favourites; one that is there stays where it is.",
  access: "member",
  payload: z.strictObject({ product_id: id }),
  answer: done,
  failures: pickFailures(favouritesFailures, "favourites/no-such-item", "favourites/full"),
});
