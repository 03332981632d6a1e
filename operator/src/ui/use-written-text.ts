import { showToast } from "@surimono/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

interface Writing<Source, Seen extends { readonly text: string }> {
  /** What is there now. */
  readonly source: Source;
  readonly seenOf: (source: Source) => Seen;
  /** Whether nobody saved, published or threw away between the two. */
  readonly isSame: (one: Seen, other: Seen) => boolean;
  /** Saves the text upon what was seen, and answers what is there then. Throws what was refused, in words. */
  readonly send: (text: string, upon: Seen) => Promise<Seen>;
  readonly saved: string;
  readonly onSaved: () => Promise<unknown>;
  /** Fetches what is there now, beside what was written. */
  readonly lookAgain: () => Promise<unknown>;
}

/**
 * The text that is being written. It is saved upon what this screen has seen, and refused where somebody else was first; what others save
 * meanwhile never takes its place by itself.
 */
export function useWrittenText<Source, Seen extends { readonly text: string }>(writing: Writing<Source, Seen>) {
  const { source, seenOf, isSame } = writing;
  const [seen, setSeen] = useState(() => seenOf(source));
  const [text, setText] = useState(seen.text);
  const save = useMutation({
    mutationFn: async (upon: Seen) => setSeen(await writing.send(text, upon)),
    onSuccess: () => {
      showToast(writing.saved, { tone: "success" });
      return writing.onSaved();
    },
    onError: writing.lookAgain,
  });
  const now = seenOf(source);
  const isChanged = !save.isPending && !isSame(now, seen);
  // Where nothing would be lost by it, such as after publishing just this, there is nothing to ask.
  if (isChanged && now.text === text) setSeen(now);
  const take = (next: Source) => {
    setSeen(seenOf(next));
    setText(seenOf(next).text);
    save.reset();
  };
  return {
    ...{ text, setText, take },
    isDirty: text !== seen.text,
    /** Somebody else saved, published or threw away since. */
    isElsewhere: isChanged && now.text !== text,
    saving: save.isPending,
    refused: save.error,
    save: () => save.mutate(seen),
    /** Upon what is there now, after its author has seen that. */
    saveOver: () => save.mutate(now),
  };
}
