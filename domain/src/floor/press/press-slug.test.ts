import { expect, test } from "vitest";
import { pressSlug } from "./press-slug.ts";

const PLACE = {
  ...{ place: "front", name: "表", tag: false, view: "front", width_mm: 100, height_mm: 148, bleed_mm: 3 },
  ...{ tilt_deg: 0, from_top_mm: 0, from_centre_mm: 0 },
};
const TICKET = {
  ...{ order: "SR-7K3Q-D9WM", unit: "00012349", size: { id: 1, name: "" } },
  color: { id: 129, name: "クリア", hex: "#EFF4F545" },
};

test("the slug says whose print it is, where it goes and how large it must come out, in the letters of dots", () => {
  const { code, lines } = pressSlug(TICKET, PLACE);
  expect(code).toBe("00012349");
  expect(lines).toEqual(["SR-7K3Q-D9WM  0001-2349", "front - one - clear", "100 X 148 MM - BLEED 3 MM"]);
  for (const line of lines) expect(line.toUpperCase()).toMatch(/^[A-Z0-9 ./%-]+$/);
});

test("what is mirrored says so, and what has no bleed is silent about it", () => {
  expect(pressSlug(TICKET, { ...PLACE, bleed_mm: 0, mirrored: true }).lines[2]).toBe("100 X 148 MM - MIRRORED");
});
