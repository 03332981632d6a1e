import { runOperator } from "../operator/index.ts";
import type { TestShop } from "./index.ts";

/** The command as the operator gives it, answering no to every question unless told otherwise. */
export async function askOperator(
  {
    databaseUrl,
    dataDir,
    now = () => new Date(),
    confirm = async () => false,
  }: Pick<TestShop, "databaseUrl" | "dataDir"> & {
    readonly now?: () => Date;
    readonly confirm?: () => Promise<boolean>;
  },
  ...args: string[]
): Promise<{ code: number; output: string; notes: string }> {
  const lines: string[] = [];
  const hear = (line: string) => lines.push(line);
  const variables = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const notes: string[] = [];
  const note = (line: string) => notes.push(line);
  const code = await runOperator({ args, variables, note, say: hear, complain: hear, confirm, now });
  return { code, output: lines.join("\n"), notes: notes.join("\n") };
}
