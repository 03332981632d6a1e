import { Notice } from "@surimono/ui/notice.tsx";

/** Above the buttons, where the eyes are that pressed one; the place is always there, so that it is read out. */
export function FormProblem({ words }: { words: string | undefined }) {
  return <div role="alert">{words && <Notice tone="error">{words}</Notice>}</div>;
}
