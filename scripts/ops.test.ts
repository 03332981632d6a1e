import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { ConfigurationError, readEnv } from "../server/src/platform/env/index.ts";
import { readSettings } from "../server/src/platform/env/settings-file.ts";
import { NEAR_GOODS, NEAR_SHOWN } from "../server/src/platform/files/index.ts";
import { KNOWN_SETTINGS } from "./known-settings.ts";
import { pairsOf, readDockerfile, wordsOf } from "./read-dockerfile.ts";

const root = join(import.meta.dirname, "..");
const text = (path: string) => readFileSync(join(root, path), "utf8");
type Names = Record<string, string>;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "surimono-ops-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OPERATOR_FILE = join(root, "server/src/platform/env/operator.fixture.json");
/** As long and of the form that each has in truth. */
const SECRETS: Names = {
  ...{ AUTH_SECRET: "s".repeat(64), SMTP_URL: "smtps://mail.example.jp", STRIPE_SECRET_KEY: "sk_test_x" },
  ...{ STRIPE_WEBHOOK_SECRET: "whsec_x", FILES_S3_ACCESS_KEY_ID: "key", FILES_S3_SECRET_ACCESS_KEY: "secret" },
  DATABASE_URL: "postgresql://surimono:x@surimono-database-rw:5432/surimono",
};

/** What the shop would say to these settings at its start. */
function problemsOf(settings: Names): readonly string[] {
  const unknown = Object.keys(settings).filter((name) => name !== "NODE_ENV" && !KNOWN_SETTINGS.has(name));
  if (unknown.length > 0) return unknown;
  try {
    readEnv({ ...settings, SETTINGS_FILE: "", OPERATOR_FILE });
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

const FLAGS =
  /node (--max-old-space-size=\d+ .*?) scripts\/start\.ts/.exec(text("package.json"))?.[1]?.split(" ") ?? [];
const START = [...FLAGS, "server/src/main.ts"];
const MIGRATE = [...FLAGS.slice(-2), "server/src/migrate.ts"];

describe("the container", () => {
  const stages = readDockerfile(text("ops/Dockerfile"));
  const of = (name: string) =>
    stages.flatMap(({ instructions }) => instructions.filter((one) => one.name === name).map(({ rest }) => rest));

  test("has the Node that the shop is tried with, and ends in an image without a shell", () => {
    const { devDependencies } = JSON.parse(text("package.json")) as { devDependencies: Names };
    expect(stages[0]?.base).toBe(`node:${devDependencies["node"]}-bookworm-slim`);
    expect(stages.at(-1)?.base).toBe("gcr.io/distroless/nodejs24-debian12:nonroot");
    expect(of("USER")).toEqual(["65532:65532"]);
    // Without a shell a command is a list of words.
    for (const rest of [...of("RUN"), ...of("CMD"), ...of("HEALTHCHECK")])
      expect(wordsOf(rest).length).toBeGreaterThan(1);
    expect(wordsOf(of("CMD")[0] as string)).toEqual(START);
  });

  test("its user may write to the volume for data, which gets the owner of the folder in the image", () => {
    const last = stages.at(-1)?.instructions.map(({ name, rest }) => `${name} ${rest}`) ?? [];
    const made = last.indexOf(`COPY --from=build --chown=${of("USER")[0]} /opt/surimono/empty /data`);
    expect(made).toBeGreaterThan(-1);
    expect(last.findIndex((line) => /^VOLUME .*"\/data"/.test(line))).toBeGreaterThan(made);
  });

  test("copies what is there", () => {
    const missing = of("COPY")
      .filter((rest) => !rest.startsWith("--from") && !rest.includes("$"))
      .flatMap((rest) => rest.split(" ").slice(0, -1))
      .filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
    const rooms = JSON.parse(text("package.json")).workspaces as string[];
    for (const room of rooms) expect(of("COPY")).toContain(`${room}/package.json ${room}/`);
  });
});

const SET = pairsOf(/^ENV (.*)$/m.exec(text("ops/Dockerfile"))?.[1] ?? "");

describe("compose.yaml", () => {
  const compose = parse(text("ops/compose/compose.yaml"), { merge: true }) as {
    services: Record<
      string,
      { image: string; environment?: Names; command?: string[]; volumes?: string[]; depends_on?: object }
    >;
  };
  const { services } = compose;

  test("every process has settings with which it starts", () => {
    const example = readSettings(text("ops/compose/shop.env.example"));
    expect(example.problems).toEqual([]);
    for (const name of ["web", "worker"]) {
      const given = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
        key,
        value.replace(/\$\{\w+:-([^}]*)\}/, "$1").replace(/\$\{[^}]*\}/, "given"),
      ]);
      const written = { ...SECRETS, ...example.settings };
      for (const [key, value] of Object.entries(written)) written[key] = value || SECRETS[key];
      expect(problemsOf({ ...SET, ...written, ...Object.fromEntries(given) } as Names)).toEqual([]);
    }
    expect(services["migrate"]?.command).toEqual(MIGRATE);
  });

  test("whatever it asks of the shell is exported in the lines that are shown, the operator's file first", () => {
    const asked = [...text("ops/compose/compose.yaml").matchAll(/\$\{(\w+):\?/g)].map(([, name = ""]) => name);
    expect(asked).toContain("OPERATOR_FILE");
    const [, shown = ""] = /```sh\n(cp ops\/compose\/.*?)```/s.exec(text("docs/operate.md")) ?? [];
    const exported = [...shown.matchAll(/([A-Z][A-Z0-9_]+)=/g)].map(([, name = ""]) => name);
    expect(asked.filter((name) => !exported.includes(name))).toEqual([]);
  });

  test("names images by version, files that are there, services that it has", () => {
    for (const [name, { image, volumes = [], depends_on = {} }] of Object.entries(services)) {
      if (image !== "surimono") expect([name, image]).toEqual([name, expect.stringMatching(/:v?\d+\.\d+/)]);
      const files = volumes.map((volume) => volume.split(":")[0] as string).filter((path) => /^\.\.?\//.test(path));
      for (const file of files) expect(existsSync(join(root, "ops/compose", file)), file).toBe(true);
      for (const needed of Object.keys(depends_on)) expect(Object.keys(services)).toContain(needed);
    }
  });

  test.each([
    "collector.yaml",
    "prometheus.yaml",
    "alertmanager.yaml",
    "grafana-sources.yaml",
    "grafana-dashboards.yaml",
  ])("%s can be read", (file) => {
    expect(parse(text(`ops/compose/${file}`))).toBeTypeOf("object");
  });
});

describe("Kubernetes", () => {
  const manifests = globSync("ops/kubernetes/*.yaml", { cwd: root }).flatMap((file) =>
    parseAllDocuments(text(file)).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as { kind: string; metadata: { name: string }; [key: string]: unknown };
    }),
  );
  const of = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const [settings] = of("ConfigMap") as unknown as { data: Readonly<Record<string, string>> }[];
  const metricsPort = settings?.data["METRICS_PORT"] ?? "";
  const labels = z.record(z.string(), z.string());
  const probe = z.strictObject({
    httpGet: z.strictObject({ path: z.enum(["/healthz", "/readyz"]), port: z.literal("http") }),
    periodSeconds: z.number(),
    timeoutSeconds: z.optional(z.number().min(2)),
    failureThreshold: z.number(),
  });
  const quantity = z.string().regex(/^\d+(m|Mi|Gi)$/);
  const container = z.object({
    image: z.literal("surimono"),
    args: z.optional(z.array(z.string())),
    env: z.array(z.object({ name: z.string(), value: z.optional(z.string()) })),
    resources: z.strictObject({
      requests: z.strictObject({ cpu: quantity, memory: quantity }),
      limits: z.strictObject({ memory: quantity }),
    }),
    securityContext: z.strictObject({
      allowPrivilegeEscalation: z.literal(false),
      readOnlyRootFilesystem: z.literal(true),
      capabilities: z.strictObject({ drop: z.tuple([z.literal("ALL")]) }),
    }),
    volumeMounts: z
      .array(z.strictObject({ name: z.enum(["data", "tmp"]), mountPath: z.enum(["/data", "/tmp"]) }))
      .length(2),
  });
  const pod = z.object({
    metadata: z.strictObject({
      labels,
      // Found by Prometheus at the port of the settings.
      annotations: z.optional(
        z.strictObject({
          "prometheus.io/scrape": z.literal("true"),
          "prometheus.io/port": z.literal(metricsPort),
        }),
      ),
    }),
    spec: z.object({
      automountServiceAccountToken: z.literal(false),
      securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.literal(65532) }),
      containers: z.tuple([container]),
      volumes: z
        .array(z.strictObject({ name: z.string(), emptyDir: z.strictObject({ sizeLimit: quantity }) }))
        .length(2),
    }),
  });
  const deployment = z.object({
    spec: z.object({
      replicas: z.number().min(2),
      selector: z.strictObject({ matchLabels: labels }),
      template: pod.extend({
        spec: pod.shape.spec.extend({
          terminationGracePeriodSeconds: z.number().min(120),
          containers: z.tuple([container.extend({ startupProbe: probe, livenessProbe: probe, readinessProbe: probe })]),
        }),
      }),
    }),
  });
  const deployments = of("Deployment").map((found) => ({ ...deployment.parse(found), name: found.metadata.name }));

  test("web and worker are whole, each with a budget that lets one go at a time", () => {
    expect(deployments.map(({ name }) => name)).toEqual(["surimono-web", "surimono-worker"]);
    for (const { name, spec } of deployments) {
      expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
      const budget = of("PodDisruptionBudget").find(({ metadata }) => metadata.name === name);
      expect(budget?.["spec"]).toEqual({ maxUnavailable: 1, selector: spec.selector });
    }
    const service = of("Service").find(({ metadata }) => metadata.name === "surimono");
    expect(service?.["spec"]).toMatchObject({ selector: deployments[0]?.spec.selector.matchLabels });
  });

  test("there is room for all copies that a process may keep", () => {
    for (const { spec } of deployments) {
      const { sizeLimit } = spec.template.spec.volumes.find(({ name }) => name === "data")?.emptyDir ?? {};
      const room = Number(/^(\d+)Gi$/.exec(sizeLimit ?? "")?.[1]) * 2 ** 30;
      expect(room).toBeGreaterThan(NEAR_GOODS.mostBytes + NEAR_SHOWN.mostBytes);
    }
  });

  test("every process has settings with which it starts", () => {
    const said = of("ConfigMap")[0]?.["data"] as Names;
    for (const { spec } of deployments) {
      const own = spec.template.spec.containers[0].env.map(({ name, value }) => [name, value ?? SECRETS[name]]);
      expect(problemsOf({ ...SET, ...SECRETS, ...said, ...Object.fromEntries(own) } as Names)).toEqual([]);
    }
  });

  test("the migration is a job that ends, and the kustomization names each file", () => {
    const job = z.object({ spec: z.object({ template: pod }) }).parse(of("Job")[0]);
    expect(job.spec.template.spec.containers[0].args).toEqual(MIGRATE);
    const { resources } = parse(text("ops/kubernetes/kustomization.yaml")) as { resources: string[] };
    const files = globSync("ops/kubernetes/*.yaml", { cwd: root }).map((file) => basename(file));
    expect([...resources].sort()).toEqual(files.filter((file) => file !== "kustomization.yaml").sort());
  });

  test("the database has as many instances and connections as its users need", () => {
    const cluster = of("Cluster")[0]?.["spec"] as { instances: number; postgresql: { parameters: Names } };
    expect(cluster.instances).toBe(3);
    // Ten for the work and four for the queue of each, with one more of each during an update.
    const most = deployments.reduce((sum, { spec }) => sum + (spec.replicas + 1) * 14, 0);
    expect(Number(cluster.postgresql.parameters["max_connections"])).toBeGreaterThan(most);
  });
});

describe("systemd", () => {
  const units = globSync("ops/systemd/*.service", { cwd: root }).filter((path) => !path.includes("watch"));
  const shown = /`\/etc\/surimono\.env`.*?```sh\n(.*?)```/s.exec(text("docs/operate.md"))?.[1] ?? "";

  test.each(units)("%s starts the shop as npm start does, with settings that do", (path) => {
    const command = /^ExecStart=\/opt\/surimono\/node_modules\/\.bin\/node (.*)$/m.exec(text(path))?.[1]?.split(" ");
    expect(command).toEqual(path.includes("migrate") ? MIGRATE : START);
    const own = [...text(path).matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = ""]) => pairs.split(" "));
    const settings = Object.fromEntries(own.map((pair) => pair.replace("%i", "8080").split("=") as [string, string]));
    const written = Object.entries(readSettings(shown).settings).map(([name, value = ""]) => [
      name,
      value.includes("…") ? SECRETS[name] : value,
    ]);
    expect(problemsOf({ ...Object.fromEntries(written), ...settings } as Names)).toEqual([]);
  });

  test.each(units.filter((path) => !path.includes("migrate")))(
    "%s is slowed down by nothing that it may take",
    (path) => {
      const of = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(text(path))?.[1]);
      // Without the setting 60 % of what the machine or container has at the most (studio/src/print/drawing-memory.ts).
      const drawings = of("DRAWING_MEMORY_MB") || 0.6 * of("MemoryMax");
      expect(of("MemoryHigh")).toBeGreaterThanOrEqual(300 + drawings);
      expect(of("MemoryMax")).toBeGreaterThan(of("MemoryHigh"));
      // A print file may take as much.
      if (!path.includes("web")) expect(drawings).toBeGreaterThanOrEqual(1400);
    },
  );

  test("systemd takes every unit", ({ skip }) => {
    if (spawnSync("systemd-analyze", ["--version"]).status !== 0) skip("systemd-analyze is not on this machine");
    for (const path of globSync("ops/systemd/*", { cwd: root })) {
      const asInstance = basename(path).replace("@.", "@8080.");
      writeFileSync(
        join(folder, asInstance),
        text(path)
          .replaceAll("/opt/surimono/node_modules/.bin/node", process.execPath)
          .replaceAll("/opt/surimono", root),
      );
    }
    const names = globSync("surimono*", { cwd: folder }).map((name) => join(folder, name));
    const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...names], { encoding: "utf8" });
    expect(`${stdout}${stderr}`.split("\n").filter((line) => line.includes("surimono"))).toEqual([]);
  });
});
