const MAN = 10_000;
const OKU = 100_000_000;

/** A number of fans as it is shown: in ten-thousands (万) from 10,000, in hundred-millions (億) from 100,000,000 (rule fans-count-units). */
interface ShownFanCount {
  /** With at most two decimals, rounded down so that no fan is overstated. */
  readonly figure: number;
  readonly unit: "人" | "万人" | "億人";
}

/** Of a whole number that is not negative. */
export function showFanCount(count: number): ShownFanCount {
  if (count < MAN) return { figure: count, unit: "人" };
  const [size, unit] = count < OKU ? ([MAN, "万人"] as const) : ([OKU, "億人"] as const);
  return { figure: Math.floor(count / (size / 100)) / 100, unit };
}
