import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConfigurationError } from "./configuration-error.ts";
import { readEnv } from "./env.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "surimono-env-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (variables: Readonly<Record<string, string>> = {}) => readEnv({ DATA_DIR: dataDir, ...variables });

describe("the demo", () => {
  test.each([
    {},
    { DATABASE_URL: "postgres://127.0.0.1/shop" },
    { PUBLIC_URL: "http://localhost:9000/" },
    { PUBLIC_URL: "http://127.0.0.1:9000" },
    { AUTH_SECRET: "" },
  ])("is open with %j", (variables) => expect(read(variables).demo).toBe(true));

  test.each([
    { SMTP_URL: "smtp://mail.example.jp" },
    { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" },
    { PUBLIC_URL: "https://shop.example.jp" },
    { PUBLIC_URL: "http://localhost.example.jp" },
  ])("is closed by the production setting %j", (variables) => expect(read(variables).demo).toBe(false));
});

const PRODUCTION = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://db/shop",
  PUBLIC_URL: "https://shop.example.jp",
  AUTH_SECRET: "s".repeat(32),
  SMTP_URL: "smtps://mail.example.jp",
  MAIL_FROM: "SURIMONO <shop@example.jp>",
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  TRUST_PROXY: "loopback",
  OPERATOR_FILE: join(import.meta.dirname, "operator.fixture.json"),
};

const problemsOf = (variables: Readonly<Record<string, string>>): readonly string[] => {
  try {
    read(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
};

test("production starts with everything set, and is no demo even at localhost", () => {
  expect(read(PRODUCTION)).toMatchObject({ production: true, demo: false, secret: PRODUCTION.AUTH_SECRET });
  const trial = { ...PRODUCTION, STRIPE_SECRET_KEY: "sk_test_x", PUBLIC_URL: "http://localhost:8080" };
  expect(read(trial).demo).toBe(false);
});

test("goods are stored where it is said, and otherwise in the demo of the sample firm alone, as the pages are built", () => {
  const { OPERATOR_FILE } = PRODUCTION;
  const stores = (variables: Readonly<Record<string, string>>) => read(variables).storage;
  expect([stores({}), stores({ OPERATOR_FILE }), stores(PRODUCTION)]).toEqual([true, false, false]);
  for (const said of [{}, { OPERATOR_FILE }, PRODUCTION]) {
    expect(stores({ ...said, STORAGE_FEATURE: "on" })).toBe(true);
    expect(stores({ ...said, STORAGE_FEATURE: "off" })).toBe(false);
  }
});

test("production says one line for each thing missing", () => {
  const { NODE_ENV, ...settings } = PRODUCTION;
  expect(problemsOf({ NODE_ENV })).toHaveLength(Object.keys(settings).length);
  for (const name of ["DATABASE_URL", "PUBLIC_URL", "AUTH_SECRET", "SMTP_URL", "MAIL_FROM", "TRUST_PROXY"])
    expect(problemsOf({ ...PRODUCTION, [name]: "" })).toEqual([expect.stringContaining(`${name} is missing`)]);
});

describe("who issues documents", () => {
  const FIRM = JSON.parse(readFileSync(PRODUCTION.OPERATOR_FILE, "utf8"));
  const withFirm = (change: object) => {
    const file = join(dataDir, "operator.json");
    writeFileSync(file, JSON.stringify({ ...FIRM, ...change }));
    return problemsOf({ ...PRODUCTION, OPERATOR_FILE: file });
  };

  test("is the firm of the file, and in the demo that of the repository", () => {
    expect(read(PRODUCTION).issuer).toMatchObject({ name: "株式会社版木堂", bank: { number: "1234567" } });
    expect(read().issuer.invoiceNumber).toBe("T0000000000000");
  });

  test("production refuses the sample, wherever a part of it was left", () => {
    expect(problemsOf({ ...PRODUCTION, OPERATOR_FILE: "" })).toEqual([expect.stringContaining("sample")]);
    for (const left of [
      { invoiceNumber: "T0000000000000" },
      { email: "info@surimono.example" },
      { bank: { ...FIRM.bank, name: "見本銀行" } },
      { bank: { ...FIRM.bank, number: "0000000" } },
      { bank: { ...FIRM.bank, code: "9999" } },
      { bank: { ...FIRM.bank, holder: "ミホンスリモノコウボウ" } },
      { phone: "03-0000-0000（平日 10:00〜18:00）" },
    ])
      expect(withFirm(left)).toEqual([expect.stringContaining("sample")]);
  });

  test.each([
    [{ invoiceNumber: "T123" }, "invoiceNumber"],
    [{ bank: { ...FIRM.bank, number: "12345" } }, "bank.number"],
    [{ bank: undefined, terms: { monthsToPay: 9 } }, "bank.name"],
  ])("%j is refused in words", (change, field) => expect(withFirm(change)[0]).toContain(`${field} must be`));

  test("a file that is not there or no JSON is named", () => {
    expect(problemsOf({ ...PRODUCTION, OPERATOR_FILE: join(dataDir, "none.json") })[0]).toContain("none.json");
  });
});

test.each([
  ["http://localhost:9000/", "http://localhost:9000"],
  ["HTTPS://Shop.Example.JP:443/", "https://shop.example.jp"],
  ["https://摺物.example", "https://xn--j5u132a.example"],
])("PUBLIC_URL=%s is written as browsers write it", (PUBLIC_URL, written) =>
  expect(read({ PUBLIC_URL }).publicUrl).toBe(written),
);

describe("addresses that contradict each other", () => {
  const https = { PUBLIC_URL: "https://10.0.0.5:8080", HOST: "10.0.0.5", TRUST_PROXY: "10.0.0.1" };
  const elsewhere = { TRUST_PROXY: "10.0.0.0/8, 192.0.2.1" };
  test.each([
    [https, "PUBLIC_URL https://10.0.0.5:8080 is where the shop itself speaks plain http (PORT 8080)"],
    [{ PUBLIC_URL: "https://localhost", PORT: "443", STRIPE_SECRET_KEY: "sk_test_x" }, "the proxy that speaks https"],
    [{ PUBLIC_URL: "https://localhost" }, "leads customers to their own machine"],
    [{ PUBLIC_URL: "http://127.0.0.1:8080", STRIPE_SECRET_KEY: "rk_live_x" }, "try it with a test key"],
    [elsewhere, "HOST 127.0.0.1 lets in this machine alone"],
  ])("%j is one line with what to do", (variables, said) =>
    expect(problemsOf({ ...PRODUCTION, ...variables })).toEqual([expect.stringContaining(said)]),
  );

  test.each([
    { PUBLIC_URL: "https://shop.example.jp:8080" },
    { ...https, PUBLIC_URL: "https://10.0.0.5" },
    { PUBLIC_URL: "https://localhost", STRIPE_SECRET_KEY: "sk_test_x" },
    { ...elsewhere, HOST: "0.0.0.0" },
    { ...elsewhere, ROLE: "worker" },
    { TRUST_PROXY: "uniquelocal, 127.0.0.0/8" },
  ])("%j is none", (variables) => expect(problemsOf({ ...PRODUCTION, ...variables })).toEqual([]));
});

test.each([
  [{ PORT: "80a" }, "PORT"],
  [{ PUBLIC_URL: "shop" }, "PUBLIC_URL"],
  [{ AUTH_SECRET: "short" }, "AUTH_SECRET"],
  [{ STRIPE_SECRET_KEY: "sk_test_x" }, "STRIPE_WEBHOOK_SECRET"],
  [{ FILES_S3_BUCKET: "prints" }, "FILES_S3_ACCESS_KEY_ID"],
  [{ YOUTUBE_CLIENT_ID: "id" }, "YOUTUBE_CLIENT_SECRET"],
  [{ INSTAGRAM_CLIENT_SECRET: "secret" }, "INSTAGRAM_CLIENT_ID"],
  [{ AIQ_URL: "https://aiq.example" }, "AIQ_API_KEY"],
  [{ AIQ_URL: "aiq", AIQ_API_KEY: "key" }, "AIQ_URL"],
  [{ SENTRY_DSN: "https://errors.example.jp/1" }, "SENTRY_DSN"],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector" }, "OTEL_EXPORTER_OTLP_ENDPOINT"],
  [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: "collector:4318" }, "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT"],
  [{ OTEL_EXPORTER_OTLP_HEADERS: "key" }, "OTEL_EXPORTER_OTLP_HEADERS"],
  [{ OTEL_EXPORTER_OTLP_METRICS_HEADERS: "key=%zz" }, "OTEL_EXPORTER_OTLP_METRICS_HEADERS"],
  [{ OTEL_METRIC_EXPORT_INTERVAL: "1 s" }, "OTEL_METRIC_EXPORT_INTERVAL"],
  [{ OTEL_METRICS_EXPORTER: "console" }, "OTEL_METRICS_EXPORTER"],
  [{ METRICS_HOST: "monitoring" }, "METRICS_HOST"],
  [{ OTEL_TRACES_SAMPLER_ARG: "2" }, "OTEL_TRACES_SAMPLER_ARG"],
  [{ DATABASE_URL: "mysql://db/shop" }, "DATABASE_URL"],
  [{ PUBLIC_URL: "ftp://shop.example.jp" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "https://shop.example.jp/shop" }, "PUBLIC_URL"],
  [{ ...PRODUCTION, PUBLIC_URL: "http://shop.example.jp" }, "PUBLIC_URL must begin with https://"],
  [{ PUBLIC_URL: "http://0.0.0.0:8080" }, "leads nobody anywhere"],
  [{ PUBLIC_URL: "https://shop:secret@shop.example.jp" }, "PUBLIC_URL must be an address without path"],
  [{ HOST: "shop.example.jp" }, "HOST"],
  [{ HOST: "255.255.255.255" }, "HOST must be an address of this machine"],
  [{ HOST: "239.1.2.3" }, "HOST must be an address of this machine"],
  [{ HOST: "ff02::1" }, "HOST must be an address of this machine"],
  [{ ROLE: "both" }, "ROLE"],
  [{ ROLE: "web" }, "ROLE=web needs DATABASE_URL"],
  [{ MIGRATE: "no" }, "MIGRATE"],
  [{ DATABASE_URL: "postgres://shop@pooler/shop?pgbouncer=true" }, "set MIGRATE=off"],
  [{ DATABASE_REPLICA_URL: "postgres://standby/shop" }, "DATABASE_REPLICA_URL needs DATABASE_URL"],
  [
    { DATABASE_URL: "postgres://db/shop", DATABASE_REPLICA_URL: "postgres://pooler/shop?pgbouncer=true" },
    "a standby's own address",
  ],
  [{ DATABASE_CONNECTIONS: "1" }, "DATABASE_CONNECTIONS"],
  [{ QUEUE_CONNECTIONS: "many" }, "QUEUE_CONNECTIONS"],
  [{ DRAWING_MEMORY_MB: "500" }, "DRAWING_MEMORY_MB"],
  [{ TRUST_PROXY: "true" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "1" }, "TRUST_PROXY"],
])("%j is refused in words", (variables, name) =>
  expect(problemsOf(variables)).toEqual([expect.stringContaining(name)]),
);

test("it listens to this machine alone unless told otherwise", () => {
  expect([read().host, read(PRODUCTION).host, read({ HOST: "0.0.0.0" }).host]).toEqual([
    "127.0.0.1",
    "127.0.0.1",
    "0.0.0.0",
  ]);
});

test("figures go to the collector of the traces, or to one of their own, or to none", () => {
  const endpoint = {
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/",
    OTEL_EXPORTER_OTLP_HEADERS: "Key=a%20b, x=1",
  };
  const headers = { key: "a b", x: "1" };
  expect(read()).toMatchObject({ traces: undefined, pushedMetrics: undefined, metricsHost: "127.0.0.1" });
  expect(read(endpoint)).toMatchObject({
    traces: { endpoint: "http://collector:4318", headers },
    pushedMetrics: { url: "http://collector:4318/v1/metrics", headers, everyMs: 60_000 },
  });
  const own = { OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: "http://figures/in", OTEL_EXPORTER_OTLP_METRICS_HEADERS: "x=2" };
  expect(read(own)).toMatchObject({
    traces: undefined,
    pushedMetrics: { url: "http://figures/in", headers: { x: "2" } },
  });
  expect(read({ ...endpoint, ...own }).pushedMetrics?.headers).toEqual({ key: "a b", x: "2" });
  expect(read({ ...endpoint, OTEL_METRICS_EXPORTER: "none" })).toMatchObject({ traces: {}, pushedMetrics: undefined });
  expect(read({ HOST: "0.0.0.0" }).metricsHost).toBe("0.0.0.0");
  expect(read({ HOST: "0.0.0.0", METRICS_HOST: "10.0.0.3" }).metricsHost).toBe("10.0.0.3");
});

test("the settings can be in a file", () => {
  const file = join(dataDir, "shop.env");
  writeFileSync(file, `DATA_DIR=${dataDir}\nPORT=8123\n`);
  expect(readEnv({ SETTINGS_FILE: file })).toMatchObject({ port: 8123, dataDir });
});

test.each([
  ["loopback, 10.0.0.0/8", "loopback, 10.0.0.0/8"],
  ["", undefined],
])("TRUST_PROXY=%s trusts %s", (text, trusted) => expect(read({ TRUST_PROXY: text }).trustProxy).toBe(trusted));

test("without AUTH_SECRET one is made whole, kept for the next start, and read by nobody else", () => {
  const { secret } = read();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(read().secret).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(["secret"]);
  writeFileSync(join(dataDir, "secret"), "f".repeat(64));
  expect(read().secret).toBe("f".repeat(64));
  expect(readFileSync(join(dataDir, "secret"), "utf8")).toHaveLength(64);
});

test("a data folder that cannot be made is said in one line with a way out", () => {
  const file = join(dataDir, "file");
  writeFileSync(file, "");
  const [problem, ...more] = problemsOf({ DATA_DIR: join(file, "data") });
  expect(more).toEqual([]);
  expect(problem).toMatch(/^DATA_DIR .*file\/data: it must be a folder .* set DATA_DIR to another folder/);
});

test("social networks are asked at their own addresses, or at those that stand in", () => {
  expect(read().social).toEqual({ youtube: undefined, instagram: undefined, aiq: undefined });
  const client = {
    YOUTUBE_CLIENT_ID: "id",
    YOUTUBE_CLIENT_SECRET: "s",
    YOUTUBE_TOKEN_URL: "http://127.0.0.1:9/token/",
  };
  expect(read({ ...client, INSTAGRAM_CLIENT_ID: "id", INSTAGRAM_CLIENT_SECRET: "s" }).social).toMatchObject({
    youtube: { tokenUrl: "http://127.0.0.1:9/token", analyticsUrl: "https://youtubeanalytics.googleapis.com" },
    instagram: { graphUrl: "https://graph.facebook.com/v26.0" },
  });
});

describe("outside identity providers", () => {
  const client = (name: string) => ({ [`${name}_CLIENT_ID`]: "id", [`${name}_CLIENT_SECRET`]: "secret" });
  const discovery = { AUTH0B2C_DISCOVERY_URL: "https://id.example/.well-known/openid-configuration" };

  test("are none unless they are set, and each by its own settings", () => {
    expect(read().identityProviders).toEqual([]);
    const all = read({ ...client("AUTH0B2C"), ...discovery, ...client("GOOGLE"), ...client("FACEBOOK") });
    expect(all.identityProviders).toMatchObject([
      { id: "auth0b2c", clientId: "id", discoveryUrl: discovery.AUTH0B2C_DISCOVERY_URL },
      { id: "google", discoveryUrl: "https://accounts.google.com/.well-known/openid-configuration" },
      { id: "facebook", tokenUrl: "https://graph.facebook.com/v26.0/oauth/access_token" },
    ]);
    const elsewhere = read({ ...client("GOOGLE"), GOOGLE_DISCOVERY_URL: "http://127.0.0.1:9/fake" });
    expect(elsewhere.identityProviders).toMatchObject([{ discoveryUrl: "http://127.0.0.1:9/fake" }]);
  });

  test.each([
    [{ GOOGLE_CLIENT_ID: "id" }, /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together/],
    [client("AUTH0B2C"), /needs AUTH0B2C_DISCOVERY_URL/],
    [{ ...client("FACEBOOK"), FACEBOOK_TOKEN_URL: "nowhere" }, /FACEBOOK_TOKEN_URL is not an address/],
  ])("%j is a problem", (variables, problem) => {
    expect(problemsOf(variables as Readonly<Record<string, string>>)).toEqual([expect.stringMatching(problem)]);
  });
});
