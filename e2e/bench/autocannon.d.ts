// The package brings no types. Only what the benches use.
declare module "autocannon" {
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    requests: { method: "GET" | "POST"; path: string; headers?: Record<string, string>; body?: string }[];
  };
  type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p97_5: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  };
  // biome-ignore lint/style/noDefaultExport: the package exports it so.
  export default function autocannon(options: Options): Promise<Result>;
}
