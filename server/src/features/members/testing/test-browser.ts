/** Follows redirects from site to site as a browser does, with the cookies of each. `elsewhere` names sites at another address. */
export class TestBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #elsewhere: Readonly<Record<string, string>>;

  constructor(elsewhere: Readonly<Record<string, string>>) {
    this.#elsewhere = elsewhere;
  }

  /** Returns the first address for which `isEnd` holds, without requesting it. */
  async follow(address: string, isEnd: (url: URL) => boolean): Promise<URL> {
    let url = new URL(address);
    for (let hop = 0; hop < 20; hop++) {
      if (isEnd(url)) return url;
      const response = await this.send(url, { redirect: "manual" });
      const location = response.headers.get("location");
      if (!location) throw new Error(`${url.href} answered ${response.status} and leads nowhere`);
      url = new URL(location, url);
    }
    throw new Error(`${address} leads round in circles`);
  }

  async send(url: URL, init: RequestInit): Promise<Response> {
    const jar = this.#cookies.get(url.host) ?? new Map<string, string>();
    this.#cookies.set(url.host, jar);
    const headers = new Headers(init.headers);
    headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const there = this.#elsewhere[url.origin] ?? url.origin;
    const response = await fetch(url.href.replace(url.origin, there), { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split(/=(.*)/);
      if (value === "" || attributes.some((attribute) => /^max-age=0$/i.test(attribute))) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }
}
