import { expect, test } from "vitest";
import { colourSlug, filmLabel, placeSlug, pressFileName, sizeSlug } from "./press-names.ts";

test("a file is named by order, unit, place, size and colour, whatever the catalogue calls them", () => {
  const piece = { order: "SR-7K3Q-D9WM", unit: "00012349", size: "L", color: { name: "ブラック", hex: "#1C1C1E" } };
  expect(pressFileName(piece, "chest", "print")).toBe("SR-7K3Q-D9WM_00012349_chest_L_black_print.png");
  expect(pressFileName(piece, "chest", "plate")).toBe("SR-7K3Q-D9WM_00012349_chest_L_black_plate.png");
  expect(pressFileName({ ...piece, size: "" }, placeSlug(77), "pdf")).toBe(
    "SR-7K3Q-D9WM_00012349_place-77_one_black_print.pdf",
  );
  const look = { isMirrored: true, pngBleed: 3 };
  expect(pressFileName(piece, "front", "print", look)).toBe(
    "SR-7K3Q-D9WM_00012349_front_L_black_mirrored_bleed3mm_print.png",
  );
  // A PDF has boxes for its bleed.
  expect(pressFileName(piece, "front", "pdf", look)).toBe("SR-7K3Q-D9WM_00012349_front_L_black_mirrored_print.pdf");
  expect(colourSlug({ name: "オフホワイト", hex: "#ffffff" })).toBe("off-white");
  expect(colourSlug({ name: "../桜色", hex: "#FFAACC" })).toBe("xffaacc");
  expect(sizeSlug("6.1インチ")).toBe("6.1in");
  for (const strange of ["../..", "a/b", "特大", ".x", "CON:"]) expect(sizeSlug(strange)).toBe("one");
  expect(filmLabel(piece, "chest")).toEqual(["0001-2349 chest", "SR-7K3Q-D9WM"]);
});
