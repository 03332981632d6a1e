import { accessSync, constants, readFileSync, statSync } from "node:fs";
import { isAbsolute } from "node:path";
import { FILM_LIMITS, type Film, USUAL_FILM } from "@surimono/domain/floor";
import { operatorFile } from "./issuer.ts";

export interface PressSettings {
  /** Watched by a RIP: print packages are laid into it. */
  readonly hotFolder: string | undefined;
  /** The roll of transfer film. */
  readonly film: Film;
}

type Variables = Readonly<Record<string, string | undefined>>;
type Said = Readonly<Record<string, unknown>>;

/** The workshop's presses: HOT_FOLDER, and `press` of the operator's file. */
export function readPress(variables: Variables, problems: string[]): PressSettings {
  const path = operatorFile(variables);
  const said = read(path);
  const complain = (field: string, meaning: string) =>
    problems.push(`OPERATOR_FILE ${path}: press.${field} must be ${meaning}`);
  return {
    hotFolder: readHotFolder(variables, problems),
    film: readFilm((said["film"] ?? {}) as Said, complain),
  };
}

/**
 * Files are laid into it by a rename, so that it must be there: a share that is not mounted is noticed at the start. A process that serves
 * pages alone lays nothing, and may be on a machine without it.
 */
function readHotFolder({ HOT_FOLDER: path, ROLE }: Variables, problems: string[]): string | undefined {
  if (!path || ROLE === "web") return path || undefined;
  if (!isAbsolute(path) || !statSync(path, { throwIfNoEntry: false })?.isDirectory())
    problems.push("HOT_FOLDER must be the absolute path of a folder that is there");
  else if (!mayWrite(path))
    problems.push("HOT_FOLDER must be a folder that the shop may write into; under systemd ReadWritePaths= names it");
  return path;
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

type Complain = (field: string, meaning: string) => void;

function readFilm(said: Said, complain: Complain): Film {
  for (const [name, [least, most]] of Object.entries(FILM_LIMITS)) {
    const value = said[name];
    if (value !== undefined && !(typeof value === "number" && value >= least && value <= most))
      complain(`film.${name}`, `millimetres from ${least} to ${most}`);
  }
  if (said["mayTurn"] !== undefined && typeof said["mayTurn"] !== "boolean") complain("film.mayTurn", "true or false");
  return { ...USUAL_FILM, ...(said as Partial<Film>) };
}

/** A file that cannot be read is told of by `readIssuer`. */
function read(path: string): Said {
  try {
    return (JSON.parse(readFileSync(path, "utf8")) as { press?: Said }).press ?? {};
  } catch {
    return {};
  }
}
