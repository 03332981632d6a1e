import { type Asked, cut, type Mood, say } from "../testing/index.ts";

/** What a proxy, another host or a broken gateway can answer to any call. */
export const MOODS: readonly (readonly [string, Mood])[] = [
  ["503 with JSON of its own", say(503, { message: "upstream unavailable" })],
  ["500 with the words of a shop", say(500, { error_code: "server/error", message: "エラー" })],
  ["500 with an error in a word", say(500, { error: "bad gateway" })],
  ["502 with HTML", say(502, "<html><h1>502 Bad Gateway</h1></html>")],
  ["404 with an empty object", say(404, {})],
  ["200 with HTML", say(200, "<html>メンテナンス中</html>")],
  ["200 with an empty object", say(200, {})],
  ["200 with a list", say(200, "[]", { "content-type": "application/json" })],
  ["200 with a text in JSON", say(200, '"ok"', { "content-type": "application/json" })],
  ["200 with null", say(200, "null", { "content-type": "application/json" })],
  ["200 with another's session", say(200, another("checkout.session"))],
  ["200 with half a refund", say(200, { object: "refund", id: "re_1", status: "succeeded" })],
  ["a way to another page", say(302, "", { location: "/login" })],
  ["a closed line", cut],
];

function another(object: string) {
  const ids = {
    id: "cs_test_other",
    payment_intent: "pi_other",
    metadata: { user_id: "u", order_id: "o", attempt: "1" },
  };
  return { object, ...ids, status: "complete", payment_status: "paid", amount_total: 1, url: null };
}

/** The calls that the shop makes. */
export const CALLS = {
  create: ({ method, path }: Asked) => method === "POST" && path === "/v1/checkout/sessions",
  retrieve: ({ method, path }: Asked) => method === "GET" && path.startsWith("/v1/checkout/sessions/"),
  expire: ({ method, path }: Asked) => method === "POST" && path.endsWith("/expire"),
  find: ({ method, path }: Asked) => method === "GET" && path.startsWith("/v1/checkout/sessions?"),
  refund: ({ method, path }: Asked) => method === "POST" && path === "/v1/refunds",
  refunds: ({ method, path }: Asked) => method === "GET" && path.startsWith("/v1/refunds"),
} as const;
