import { type Drawing, disc } from "./drawing.ts";

/** The paw that calls: one piece is enough. */
export const luckyCat: Drawing = {
  width: 360,
  height: 400,
  shapes: [
    { ink: "deep", d: "M84 392C64 320 76 262 116 226H232C276 262 288 320 268 392Z" },
    { ink: "deep", d: "M250 270C300 240 322 170 314 96C300 72 266 76 260 104C262 156 252 196 224 232Z" },
    {
      ink: "deep",
      d: "M70 144L78 40L142 78C160 74 188 74 206 78L268 40L280 144C282 214 240 250 174 250C110 250 68 214 70 144Z",
    },
    { ink: "red", d: "M92 66L96 112L126 88ZM254 66L252 112L222 88Z" },
    { ink: "cream", line: 8, d: "M112 156C122 142 144 142 152 156M196 156C206 142 228 142 236 156" },
    { ink: "red", d: "M164 178H186L175 190Z" },
    { ink: "cream", line: 6, d: "M175 190C174 206 154 208 148 198M175 190C176 206 196 208 202 198" },
    { ink: "amber", line: 5, d: "M60 176L108 184M58 206L108 202M290 176L242 184M292 206L242 202" },
    { ink: "red", d: "M98 232C140 258 210 258 252 232L258 250C212 278 138 278 92 250Z" },
    { ink: "amber", d: disc(175, 276, 22) },
    { ink: "deep", d: "M157 273H193V279H157ZM172 282H178V296H172Z" },
    { ink: "cream", d: "M116 322H234V392H116Z" },
    { ink: "red", line: 8, d: "M138 348H212M138 370H212M175 336V384" },
  ],
};
