/** By the step of a design, which names the kind of tag. */
export const TAG_NAMES: Readonly<Record<number | string, string>> = { 2: "ネームタグ", 3: "ハングタグ" };
