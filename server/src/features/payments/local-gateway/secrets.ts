import { createHmac } from "node:crypto";

export interface LocalGatewaySecrets {
  readonly apiKey: string;
  readonly webhookSecret: string;
}

/** Derived from the shop's own secret, so that all processes of one shop agree without any setup. */
export function localGatewaySecrets(secret: string): LocalGatewaySecrets {
  const derive = (name: string) => createHmac("sha256", secret).update(`local-gateway ${name}`).digest("hex");
  return { apiKey: `sk_test_${derive("key")}`, webhookSecret: `whsec_${derive("webhook")}` };
}
