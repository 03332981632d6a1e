/** Where parts of a standing figure are, in millimetres: heights above the ground, and half widths about the middle. */
export interface FigureMeasures {
  readonly height: number;
  readonly chin: number;
  /** Where shoulder and neck meet: what is worn hangs from here. */
  readonly neck: number;
  readonly shoulder: number;
  readonly armpit: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  readonly crotch: number;
  readonly knee: number;
  readonly ankle: number;
  readonly half: Readonly<
    Record<"head" | "neck" | "shoulder" | "chest" | "waist" | "hip" | "thigh" | "calf" | "ankle", number>
  >;
  readonly arm: { readonly length: number; readonly upper: number; readonly lower: number };
}

/** Height of the head as a part of the whole: children have larger ones. By height, centimetres. */
const HEADS: readonly (readonly [cm: number, part: number])[] = [
  [80, 0.215],
  [110, 0.185],
  [130, 0.164],
  [150, 0.144],
  [170, 0.132],
  [190, 0.126],
];

/**
 * A figure of neither sex and of middling build, in the proportions of Japanese bodies (AIST body dimensions, 1991–92: shoulders, chest and hips as parts
 * of the height; children after the growth of the head).
 */
export function figureMeasures(heightCm: number): FigureMeasures {
  const height = heightCm * 10;
  const head = height * headPart(heightCm);
  const chin = height - head;
  const neck = chin - height * 0.038;
  const of = (part: number) => neck * part;
  const wide = (part: number) => height * part;
  return {
    ...{ height, chin, neck },
    ...{
      shoulder: of(0.968),
      armpit: of(0.893),
      chest: of(0.872),
      waist: of(0.738),
      hip: of(0.612),
      crotch: of(0.548),
    },
    ...{ knee: of(0.32), ankle: of(0.055) },
    half: {
      head: head * 0.335,
      ...{ neck: wide(0.033), shoulder: wide(0.118), chest: wide(0.093), waist: wide(0.079), hip: wide(0.098) },
      ...{ thigh: wide(0.05), calf: wide(0.031), ankle: wide(0.018) },
    },
    arm: { length: of(0.447), upper: wide(0.027), lower: wide(0.02) },
  };
}

function headPart(heightCm: number): number {
  const [first, last] = [HEADS[0], HEADS.at(-1)];
  if (!first || !last) return 0.13;
  if (heightCm <= first[0]) return first[1];
  for (const [index, [cm, part]] of HEADS.entries()) {
    const before = HEADS[index - 1];
    if (before && heightCm <= cm) return before[1] + ((part - before[1]) * (heightCm - before[0])) / (cm - before[0]);
  }
  return last[1];
}
