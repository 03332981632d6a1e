import type { Database } from "../platform/database/index.ts";
import type { Env } from "../platform/env/index.ts";
import type { Jobs } from "../platform/jobs/index.ts";

/** Where the operator sits: in a terminal, or in a test. */
export interface OperatorDesk {
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** What is said beside the work, such as which database it is: never among what another program reads. */
  readonly note: (line: string) => void;
  /** False also where nobody can be asked. */
  readonly confirm: (question: string) => Promise<boolean>;
  /** The shop's clock. */
  readonly now: () => Date;
}

/** What a command is given to work with. */
export interface OperatorWork extends Omit<OperatorDesk, "args" | "variables" | "note"> {
  /** What a reading command found: the lines, or with --json the value. */
  readonly tell: (value: unknown, lines: readonly string[]) => void;
  readonly database: Database;
  readonly env: Env;
  /** Letters and other work are done by the shop's own processes, which have the mail server and the files. */
  readonly jobs: Pick<Jobs, "enqueue">;
  /** The options with a value that were given, by name. */
  readonly options: Readonly<Record<string, string | undefined>>;
}

export interface OperatorCommand {
  /** How many words may follow its name. One more is a slip, such as a sentence without quotes. */
  readonly words: number;
  /** The options with a value that belong to it. */
  readonly options: readonly string[];
  /** Whether it only reads, so given: then it never migrates, changes nothing, and has --json. */
  readonly reads?: (words: readonly (string | undefined)[], options: OperatorWork["options"]) => boolean;
  /**
   * Its first word is an order's number: what it does is part of that order's history. By invoice: it locks all such orders
   * of the buyer, one after the other, so nothing locks that one before it.
   */
  readonly about?: "order" | "order-by-invoice";
  /** Answers the exit code. */
  readonly run: (work: OperatorWork, ...words: readonly (string | undefined)[]) => Promise<number>;
}

/** Asks before anything is changed; throws when the answer is no. */
export async function confirmOrStop(work: OperatorWork, question: string): Promise<void> {
  if (!(await work.confirm(question))) throw new Error("Nothing was changed.");
}

export const always = (): boolean => true;
