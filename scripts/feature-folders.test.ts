import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run-command.ts";

// The one list: a feature has the same name in every room, so that one search shows the whole of it.
const features =
  "catalogue designs my-items cart coupons orders quotes payments documents billing books delivery defects reviews warehouse members operators counter floor desk support fans notices favourites editorial miles words".split(
    " ",
  );

const rooms = ["domain/src", "contract/src", "server/src/features", "web/app/features", "operator/src/features"];

test.each(rooms)("%s holds features of the one list and the kernel, and no other", (room) => {
  const folder = join(root, room);
  const held = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  const unknown = held.map(({ name }) => name).filter((name) => ![...features, "kernel"].includes(name));
  expect(unknown).toEqual([]);
});
