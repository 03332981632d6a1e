import { useCallback, useState } from "react";

const NONE: ReadonlySet<string> = new Set();

interface Marks {
  readonly marked: ReadonlySet<string>;
  readonly mark: (numbers: readonly string[], isMarked: boolean) => void;
  readonly toggle: (number: string) => void;
  readonly clear: () => void;
}

/** What is marked of a list. Of another list, however one came there, nothing is: what is not seen is not moved on. */
export function useMarks(list: string): Marks {
  const [marks, setMarks] = useState({ of: list, numbers: NONE });
  if (marks.of !== list) setMarks({ of: list, numbers: NONE });
  const change = useCallback(
    (next: (before: ReadonlySet<string>) => ReadonlySet<string>) =>
      setMarks(({ of, numbers }) => ({ of, numbers: next(numbers) })),
    [],
  );
  const mark = useCallback(
    (numbers: readonly string[], isMarked: boolean) =>
      change(
        (before) => new Set([...[...before].filter((one) => !numbers.includes(one)), ...(isMarked ? numbers : [])]),
      ),
    [change],
  );
  const toggle = useCallback(
    (number: string) =>
      change(
        (before) => new Set(before.has(number) ? [...before].filter((one) => one !== number) : [...before, number]),
      ),
    [change],
  );
  const clear = useCallback(() => change(() => NONE), [change]);
  return { marked: marks.of === list ? marks.numbers : NONE, mark, toggle, clear };
}
