import { MAX_QR_LENGTH } from "@surimono/domain/designs";

/** What people enter for a code, by what it is for. */
export type QrEntry =
  | { readonly kind: "link"; readonly url: string }
  | { readonly kind: "instagram"; readonly name: string }
  | { readonly kind: "wifi"; readonly ssid: string; readonly password: string }
  | { readonly kind: "words"; readonly words: string };

export const BLANK_ENTRIES: { readonly [Kind in QrEntry["kind"]]: Extract<QrEntry, { kind: Kind }> } = {
  link: { kind: "link", url: "" },
  instagram: { kind: "instagram", name: "" },
  wifi: { kind: "wifi", ssid: "", password: "" },
  words: { kind: "words", words: "" },
};

/** What a camera reads, or what is wrong in the customer's words; no words where nothing is entered yet. */
export type QrContent = { readonly content: string } | { readonly problem: string };

const INSTAGRAM = "https://www.instagram.com/";

export function qrContentOf(entry: QrEntry): QrContent {
  const written = write(entry);
  // Counted as the contract counts, where an emoji is two or more: what passes here must be possible to save.
  if ("content" in written && written.content.length > MAX_QR_LENGTH)
    return { problem: `長すぎます。${MAX_QR_LENGTH}文字までにしてください。絵文字は2文字以上に数えます。` };
  return written;
}

function write(entry: QrEntry): QrContent {
  switch (entry.kind) {
    case "link":
      return link(entry.url.trim());
    case "instagram":
      return instagram(entry.name.trim().replace(/^@/, ""));
    case "wifi":
      return wifi(entry);
    case "words":
      return entry.words.trim() === "" ? { problem: "" } : { content: entry.words };
  }
}

const NOWHERE = { protocol: "", hostname: "", href: "" };

function link(url: string): QrContent {
  if (url === "") return { problem: "" };
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
  const { protocol, hostname, href } = URL.canParse(whole) ? new URL(whole) : NOWHERE;
  const isPage = (protocol === "https:" || protocol === "http:") && hostname.includes(".");
  return isPage ? { content: href } : { problem: "https:// からはじまるページのアドレスを入力してください。" };
}

function instagram(name: string): QrContent {
  if (name === "") return { problem: "" };
  return /^[A-Za-z0-9_.]{1,30}$/.test(name)
    ? { content: `${INSTAGRAM}${name}` }
    : { problem: "ユーザーネームは、半角の英数字・_・. で入力してください。" };
}

/** The form that phones of both kinds take: `WIFI:T:WPA;S:name;P:password;;`. */
function wifi({ ssid, password }: Extract<QrEntry, { kind: "wifi" }>): QrContent {
  if (ssid === "") return { problem: "" };
  if (password !== "" && password.length < 8) return { problem: "パスワードは8文字以上です。" };
  const secret = password === "" ? "T:nopass;" : "T:WPA;";
  return { content: `WIFI:${secret}S:${escaped(ssid)};${password === "" ? "" : `P:${escaped(password)};`};` };
}

const escaped = (text: string) => text.replaceAll(/[\\;,":]/g, "\\$&");

/** The other way round, to edit what a layer says. */
export function readQrContent(content: string): QrEntry {
  const network = /^WIFI:T:(?:nopass|WPA);S:((?:\\.|[^\\;])+);(?:P:((?:\\.|[^\\;])+);)?;$/.exec(content);
  if (network) return { kind: "wifi", ssid: plain(network[1]), password: plain(network[2]) };
  const name = content.startsWith(INSTAGRAM) ? content.slice(INSTAGRAM.length) : "";
  if (/^[A-Za-z0-9_.]{1,30}$/.test(name)) return { kind: "instagram", name };
  if (/^https?:\/\//.test(content)) return { kind: "link", url: content };
  return { kind: "words", words: content };
}

const plain = (text = "") => text.replaceAll(/\\(.)/g, "$1");
