export { type ExternalAnswer, type Identity, RESET_MINUTES, VERIFICATION_HOURS, type Visitor } from "./identity.ts";
export { openIdentity } from "./open-identity.ts";
