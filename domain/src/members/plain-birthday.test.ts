import { expect, test } from "vitest";
import { plainBirthday } from "./plain-birthday.ts";

test.each([
  ["19950402", "1995-04-02"],
  ["１９９５０４０２", "1995-04-02"],
  ["1995/4/2", "1995-04-02"],
  ["1995-04-02", "1995-04-02"],
  [" 1995.04.02 ", "1995-04-02"],
  ["１９９５年４月２日", "1995-04-02"],
  ["1995 4 2", "1995-04-02"],
  ["1995ー4ー2", "1995-04-02"],
])("%s is %s", (typed, day) => {
  expect(plainBirthday(typed)).toBe(day);
});

test.each(["", "950402", "199542", "1995/4", "04/02/1995", "きのう"])("%s stays as it is", (typed) => {
  expect(plainBirthday(typed)).toBe(typed);
});
