export { codeOf } from "./code-of.ts";
export { createTestOperator, type TestOperator } from "./create-test-operator.ts";
export { createSoftAuthenticator } from "./soft-authenticator.ts";
