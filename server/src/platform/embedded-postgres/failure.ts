import { statfsSync } from "node:fs";

/** A failed start that the operator can fix; the message says how and is printed alone. */
export class EmbeddedPostgresFailure extends Error {
  override name = "EmbeddedPostgresFailure";
}

const tailOf = (text: string) => text.trim().split("\n").slice(-6).join("\n");

function freeSpace(folder: string): string {
  try {
    const disk = statfsSync(folder);
    return ` (${Math.floor((disk.bavail * disk.bsize) / 1_000_000)} MB free)`;
  } catch {
    return "";
  }
}

/** Turns a message of the operating system or PostgreSQL into one with a fix. `said` may be a log of many lines. */
export function explainFailure(doing: string, said: string, folder: string): EmbeddedPostgresFailure {
  if (/ENOSPC|No space left on device|EDQUOT|[Dd]isk quota exceeded/.test(said)) {
    return new EmbeddedPostgresFailure(
      `The disk that holds ${folder} is full${freeSpace(folder)}, so the database cannot run. ` +
        "Free at least 200 MB there, or set DATA_DIR to a folder on a larger disk, then start again.",
    );
  }
  // On a read-only disk Node's recursive mkdir answers ENOENT.
  if (/EACCES|EPERM|EROFS|ENOENT.* mkdir|Permission denied|Read-only file system|Operation not permitted/.test(said)) {
    return new EmbeddedPostgresFailure(
      `The database cannot write to ${folder}. Make the folder writable for the user who starts the shop, ` +
        `or set DATA_DIR to another folder, then start again. Details: ${tailOf(said)}`,
    );
  }
  const nameless = /could not look up effective user ID (\d+)/.exec(said)?.[1];
  if (nameless !== undefined) {
    return new EmbeddedPostgresFailure(
      `The user with the number ${nameless} has no name on this machine, which PostgreSQL needs to make its data folder. ` +
        "Start the shop as a user of /etc/passwd (with containers: `--user node`, or root), or set DATABASE_URL to any PostgreSQL from version 15 on.",
    );
  }
  if (/could not (create|resize|map|attach to) .*shared memory|Cannot allocate memory/.test(said)) {
    return new EmbeddedPostgresFailure(
      `The database got too little memory. Free about 300 MB and start again. Details: ${tailOf(said)}`,
    );
  }
  return new EmbeddedPostgresFailure(
    `The embedded database failed while ${doing}. Details:\n${tailOf(said)}\n` +
      "DATABASE_URL may name any other PostgreSQL from version 15 on.",
  );
}

/** The message of a failed system call or child process, in one string. */
export function saidBy(error: unknown): string {
  return error instanceof Error ? `${"code" in error ? error.code : ""} ${error.message}` : String(error);
}
