import { type Drawing, disc } from "./drawing.ts";

export const morningGlory: Drawing = {
  width: 360,
  height: 400,
  shapes: [
    { ink: "teal", line: 8, d: "M250 398C300 330 210 300 236 240C256 194 330 210 322 150" },
    { ink: "teal", d: "M262 284C300 252 344 262 356 300C326 326 286 322 262 284Z" },
    { ink: "teal", d: "M112 330C86 286 102 244 146 236C172 272 160 314 112 330Z" },
    { ink: "navy", d: disc(146, 146, 126) },
    {
      ink: "cream",
      d: "M146 146L112 30L146 20L180 30ZM146 146L246 78L268 106L264 140ZM146 146L250 206L226 238L192 256ZM146 146L100 256L66 238L42 206ZM146 146L28 140L24 106L46 78Z",
    },
    { ink: "cream", d: disc(146, 146, 40) },
    { ink: "amber", d: disc(146, 146, 20) },
    { ink: "red", d: disc(296, 70, 34) },
    { ink: "cream", d: "M296 70L286 38L306 38ZM296 70L328 62L326 82ZM296 70L306 102L286 102ZM296 70L264 78L266 58Z" },
    { ink: "teal", line: 8, d: "M296 104C300 128 310 140 322 150" },
  ],
};
