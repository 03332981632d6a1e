import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Instruction, pairsOf, readDockerfile, wordsOf } from "../../read-dockerfile.ts";
import { layBareRoot } from "./bare-root.ts";

/** What an engine would keep of a Dockerfile: a tree, and how its process begins. */
export interface Image {
  readonly root: string;
  readonly workdir: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  readonly entrypoint: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly stopSignal: NodeJS.Signals;
  /** Paths that stay writable. */
  readonly volumes: readonly string[];
}

interface Draft extends Omit<Image, "entrypoint"> {
  readonly arguments: Readonly<Record<string, string>>;
}

interface Build {
  /** What is copied from: a clone without what `.dockerignore` leaves out. */
  readonly context: string;
  /** Each stage's tree is made below it. */
  readonly folder: string;
  readonly arguments: Readonly<Record<string, string>>;
}

const NODE_OF_BARE_IMAGE = "/nodejs/bin/node";

/**
 * Follows a Dockerfile line by line. Base images are not fetched: those with Node stand for the Node of this process, which runs their
 * commands on this machine; a bare one becomes Debian's C library and Node. Throws on an instruction that it does not follow.
 */
export function buildImage(file: string, build: Build): Image {
  const stages = new Map<string, Draft>();
  let last: Draft | undefined;
  for (const { name, base, instructions } of readDockerfile(readFileSync(file, "utf8"))) {
    const root = join(build.folder, name || "image");
    last = instructions.reduce(
      (draft, instruction) => follow(draft, instruction, build, stages),
      begin(root, base, stages),
    );
    stages.set(name, last);
  }
  if (!last) throw new Error(`${file} has no stage`);
  return { ...last, entrypoint: NODE_OF_BARE_IMAGE };
}

function begin(root: string, base: string, stages: ReadonlyMap<string, Draft>): Draft {
  const before = stages.get(base);
  if (before) {
    // Not cpSync, which makes copies of what links name.
    execFileSync("cp", ["-a", before.root, root]);
    return { ...before, root };
  }
  mkdirSync(root);
  if (!/^node:/.test(base)) layBareRoot(root, NODE_OF_BARE_IMAGE);
  return {
    ...{ root, workdir: "/", environment: {}, user: "0:0", command: [], healthCheck: [], volumes: [], arguments: {} },
    stopSignal: "SIGTERM",
  };
}

function follow(draft: Draft, { name, rest }: Instruction, build: Build, stages: ReadonlyMap<string, Draft>): Draft {
  switch (name) {
    case "WORKDIR":
      mkdirSync(join(draft.root, rest), { recursive: true });
      return { ...draft, workdir: rest };
    case "ARG": {
      const [key = "", value = ""] = rest.split("=");
      return { ...draft, arguments: { ...draft.arguments, [key]: build.arguments[key] ?? value } };
    }
    case "COPY":
      copy(draft, filledIn(rest, draft.arguments), build, stages);
      return draft;
    case "RUN":
      run(draft, wordsOf(rest));
      return draft;
    case "ENV":
      return { ...draft, environment: { ...draft.environment, ...pairsOf(rest) } };
    case "USER":
      return { ...draft, user: rest };
    case "VOLUME": {
      const volumes = wordsOf(rest);
      for (const path of volumes) mkdirSync(join(draft.root, path), { recursive: true });
      return { ...draft, volumes };
    }
    case "CMD":
      return { ...draft, command: wordsOf(rest) };
    case "HEALTHCHECK":
      return { ...draft, healthCheck: wordsOf(rest) };
    case "STOPSIGNAL":
      return { ...draft, stopSignal: rest as NodeJS.Signals };
    case "EXPOSE":
      return draft;
    default:
      throw new Error(`the rehearsal does not follow ${name}`);
  }
}

const filledIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\$\{(\w+)\}/g, (_, key: string) => values[key] ?? "");

function copy(draft: Draft, rest: string, { context }: Build, stages: ReadonlyMap<string, Draft>): void {
  const [, stage, owner, paths = ""] = /^(?:--from=(\w+) )?(?:--chown=(\d+:\d+) )?(.*)$/.exec(rest) ?? [];
  const from = stage === undefined ? context : stages.get(stage)?.root;
  if (from === undefined) throw new Error(`there is no stage ${stage}`);
  const words = paths.split(" ");
  const [sources, target = ""] = [words.slice(0, -1), words.at(-1)];
  const to = join(draft.root, resolve(draft.workdir, target));
  for (const source of sources) {
    const path = join(from, source);
    // As an engine does: of a folder what is in it, a file into a folder under its own name.
    if (statSync(path).isDirectory()) {
      mkdirSync(to, { recursive: true });
      execFileSync("cp", ["-a", `${path}/.`, to]);
    } else if (target.endsWith("/")) cpSync(path, join(to, source.replace(/.*\//, "")));
    else cpSync(path, to);
  }
  if (owner !== undefined) execFileSync("chown", ["-R", owner, to]);
}

/** On this machine, with the Node of this process first. */
function run(
  { root, workdir, arguments: given, environment }: Draft,
  [program = "", ...words]: readonly string[],
): void {
  const kept = Object.entries(process.env).filter(([key]) =>
    /^(npm_config_(registry|cache)|https?_proxy|HOME)$/i.test(key),
  );
  execFileSync(program, words, {
    cwd: join(root, workdir),
    env: {
      ...Object.fromEntries(kept),
      ...environment,
      ...given,
      PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
