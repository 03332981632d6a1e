/** The first match counts: most browsers use the names of others too. */
const BROWSERS = [
  [/Edg(A|iOS)?\//, "Edge"],
  [/OPR\/|OPT\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Line\//, "LINE"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;
const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
] as const;

/** Browser and system by their usual names, from what a browser says of itself; empty if nothing is recognised. */
export function describeDevice(userAgent: string): string {
  const nameIn = (names: typeof BROWSERS | typeof SYSTEMS) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return [nameIn(SYSTEMS), nameIn(BROWSERS)].filter(Boolean).join("・");
}
