import { once } from "node:events";
import { createServer, type Server } from "node:net";
import type { Env } from "../env/index.ts";

type Place = { readonly portName: string; readonly hostName: string; readonly port: number; readonly host: string };

/**
 * What keeps this process from listening where its settings say, one line for each: found before the database is touched, by listening there
 * for a moment.
 */
export async function judgeListening(
  env: Pick<Env, "port" | "host" | "metricsPort" | "metricsHost">,
): Promise<readonly string[]> {
  const places: Place[] = [{ portName: "PORT", hostName: "HOST", port: env.port, host: env.host }];
  if (env.metricsPort)
    places.push({
      ...{ portName: "METRICS_PORT", hostName: "METRICS_HOST" },
      ...{ port: env.metricsPort, host: env.metricsHost },
    });
  const open: Server[] = [];
  const problems: string[] = [];
  // All stay open until the last is tried: two settings may name one port.
  for (const place of places) {
    const problem = await tryPlace(place, open);
    if (problem) problems.push(problem);
  }
  await Promise.all(open.map((server) => once(server.close(), "close")));
  return problems;
}

async function tryPlace(place: Place, open: Server[]): Promise<string | undefined> {
  const server = createServer();
  try {
    await once(server.listen(place.port, place.host), "listening");
    open.push(server);
    return undefined;
  } catch (error) {
    const problem = whyNot((error as NodeJS.ErrnoException).code, place);
    if (!problem) throw error;
    return problem;
  }
}

function whyNot(code: string | undefined, { portName, hostName, port, host }: Place): string | undefined {
  switch (code) {
    case "EADDRINUSE":
      return `${portName} ${port} is in use: set ${portName} to a free one`;
    case "EACCES":
      return `${portName} ${port} needs rights of the system: set ${portName} to one above 1023, and let the proxy listen at ${port}`;
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "EINVAL":
      return `${hostName} ${host} is no address that this machine can listen at: leave it out for 127.0.0.1, or set 0.0.0.0 for all addresses of the machine`;
    default:
      return undefined;
  }
}
