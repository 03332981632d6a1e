/** Connection data, which not every browser has. */
export interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the line is slow or metered: what is megabytes then waits until it is needed. */
export function isThrifty(line: Line | undefined = (navigator as { readonly connection?: Line }).connection): boolean {
  return line?.saveData === true || /2g|3g/.test(line?.effectiveType ?? "");
}
