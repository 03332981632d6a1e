/** Who shows works in the gallery of a demo. `.example` can never receive mail, and nobody has a password for them. */
export const DEMO_MAKERS = {
  yofukashi: { email: "yofukashi@surimono.example", nickname: "夜ふかし工房" },
  ichiban: { email: "ichiban@surimono.example", nickname: "麺処いちばん" },
  mugi: { email: "mugi@surimono.example", nickname: "むぎのきもち" },
  keion: { email: "keion@surimono.example", nickname: "西口高校 部活動" },
} as const;

export type DemoMaker = keyof typeof DEMO_MAKERS;
