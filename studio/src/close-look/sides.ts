/** From which side clothes are looked at. */
export const SIDES = [
  { id: "front", name: "まえ" },
  { id: "back", name: "うしろ" },
] as const;
