import { expect, test } from "vitest";
import { canDecide, GALLERY_VERDICTS, type GalleryCase, galleryCaseState } from "./index.ts";

const shown = { isHidden: false, isRemoved: false };
const hidden = { isHidden: true, isRemoved: false };
const removed = { isHidden: true, isRemoved: true };

test.each<[GalleryCase, string]>([
  [{ item: undefined, openReports: 2, lastEvent: undefined }, "gone"],
  [{ item: shown, openReports: 1, lastEvent: undefined }, "open"],
  [{ item: hidden, openReports: 1, lastEvent: "objection" }, "open"],
  [{ item: hidden, openReports: 0, lastEvent: "objection" }, "objected"],
  [{ item: hidden, openReports: 0, lastEvent: "hidden" }, "hidden"],
  [{ item: removed, openReports: 0, lastEvent: "removed" }, "removed"],
  [{ item: shown, openReports: 0, lastEvent: "restored" }, "left"],
])("%j is %s", (one, state) => {
  expect(galleryCaseState(one)).toBe(state);
});

test("what may be decided follows from where the work is", () => {
  const verdicts = (item: GalleryCase["item"]) => GALLERY_VERDICTS.filter((verdict) => canDecide(verdict, { item }));
  expect(verdicts(shown)).toEqual(["left", "hidden", "removed"]);
  expect(verdicts(hidden)).toEqual(["left", "removed", "restored"]);
  expect(verdicts(removed)).toEqual(["left", "hidden", "restored"]);
  expect(verdicts(undefined)).toEqual(["left"]);
});
