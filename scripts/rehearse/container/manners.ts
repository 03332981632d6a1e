import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { readSettings } from "../../../server/src/platform/env/settings-file.ts";

/** A question that decides whether a process is left in peace. */
export interface Probe {
  readonly path: string;
  readonly everySeconds: number;
  readonly timeoutSeconds: number;
  readonly tries: number;
}

export interface ContainerProcess {
  /** In place of the image's own command. */
  readonly command: readonly string[] | undefined;
  readonly settings: Readonly<Record<string, string>>;
  /** What each is asked; none where the image's health check is. */
  readonly probes: Readonly<Record<string, Probe>>;
  /** How long it may take to end. */
  readonly graceSeconds: number;
}

export interface Manner {
  readonly name: string;
  readonly migrate: ContainerProcess;
  readonly web: ContainerProcess;
  readonly worker: ContainerProcess;
}

const OPS = join(import.meta.dirname, "../../../ops");
const read = (path: string) => readFileSync(join(OPS, path), "utf8");

interface Service {
  readonly command?: string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly stop_grace_period: string;
}

/** As compose.yaml starts the shop. */
export function byCompose(): Manner {
  const { services } = parse(read("compose/compose.yaml"), { merge: true }) as { services: Record<string, Service> };
  const { settings: written } = readSettings(read("compose/shop.env.example"));
  const of = (name: string): ContainerProcess => {
    const service = services[name];
    if (!service) throw new Error(`compose.yaml has no ${name}`);
    return {
      command: service.command,
      settings: Object.fromEntries(
        // As where the shell says nothing.
        Object.entries({ ...written, ...service.environment }).map(([key, value = ""]) => [
          key,
          value.replace(/\$\{\w+:-([^}]*)\}/, "$1"),
        ]),
      ),
      probes: {},
      graceSeconds: Number.parseInt(service.stop_grace_period, 10),
    };
  };
  return { name: "compose", migrate: of("migrate"), web: of("web"), worker: of("worker") };
}

interface Asked {
  readonly httpGet: { readonly path: string };
  readonly periodSeconds: number;
  readonly timeoutSeconds?: number;
  readonly failureThreshold: number;
}

interface Container {
  readonly args?: string[];
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly envFrom?: readonly object[];
  readonly startupProbe?: Asked;
  readonly livenessProbe?: Asked;
  readonly readinessProbe?: Asked;
}

interface PodSpec {
  readonly terminationGracePeriodSeconds?: number;
  readonly containers: readonly [Container];
}

/** As the manifests start the shop. */
export function byKubernetes(): Manner {
  const config = parse(read("kubernetes/settings.yaml")) as { data: Record<string, string> };
  const of = (file: string): ContainerProcess => {
    const [manifest] = parseAllDocuments(read(`kubernetes/${file}.yaml`)).map((document) => document.toJS() as unknown);
    const { spec } = manifest as { spec: { template: { spec: PodSpec } } };
    const { containers, terminationGracePeriodSeconds = 30 } = spec.template.spec;
    const [{ args, env, envFrom, startupProbe, livenessProbe, readinessProbe }] = containers;
    const asked = { startupProbe, livenessProbe, readinessProbe };
    return {
      command: args,
      settings: {
        ...(envFrom && config.data),
        // What comes from a secret is filled in by whoever runs it.
        ...Object.fromEntries(env.map(({ name, value = "" }) => [name, value])),
      },
      probes: Object.fromEntries(Object.entries(asked).flatMap(([name, one]) => (one ? [[name, probeOf(one)]] : []))),
      graceSeconds: terminationGracePeriodSeconds,
    };
  };
  return { name: "Kubernetes", migrate: of("migrate"), web: of("web"), worker: of("worker") };
}

function probeOf({ httpGet, periodSeconds, timeoutSeconds = 1, failureThreshold }: Asked): Probe {
  return { path: httpGet.path, everySeconds: periodSeconds, timeoutSeconds, tries: failureThreshold };
}
