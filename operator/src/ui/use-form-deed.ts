import { CallError } from "@surimono/contract/kernel";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { sayWhatIsMissing, sayWhatWasRefused } from "./form-problems.ts";

interface FormDeed {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly isPending: boolean;
  /** What was refused for no field in particular; what is wrong with a field is said there. */
  readonly problem: string | undefined;
}

/**
 * Sends what a form says, once. The form is `noValidate`: its fields are judged here, in the console's words, and nothing typed is lost.
 * `run` throws what was refused, in words.
 */
export function useFormDeed(run: (form: FormData) => Promise<unknown>, onDone: () => void): FormDeed {
  const [problem, setProblem] = useState<string>();
  const deed = useMutation<unknown, Error, HTMLFormElement>({
    mutationFn: (form) => run(new FormData(form)),
    onSuccess: onDone,
    onMutate: () => setProblem(undefined),
    onError: (error, form) => setProblem(sayWhatWasRefused(form, error) ? undefined : wordsOf(error)),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!deed.isPending && !sayWhatIsMissing(form)) deed.mutate(form);
  };
  return { submit, isPending: deed.isPending, problem };
}

/** The words of the shop for what cannot be read name fields in red, which are none of this form. */
function wordsOf(error: Error): string {
  const isUnread = error instanceof CallError && error.failure.code === "request/malformed";
  return isUnread ? "受け付けられない内容があります。入力したものをたしかめてください。" : error.message;
}
