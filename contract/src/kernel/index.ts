export { type Caller, type CallerSettings, type CallFailure, createCaller } from "./create-caller.ts";
export {
  type AnswerOf,
  type Call,
  defineCall,
  type FailureOf,
  type PayloadInputOf,
  type PayloadOf,
} from "./define-call.ts";
export {
  defineFailures,
  type FailureTable,
  pickFailures,
  type RequestFailureCode,
  requestFailures,
} from "./define-failures.ts";
export { sealEnvelope } from "./envelope.ts";
export { type ErrorBody, errorBodySchema, type Issue } from "./error-body.ts";
export { CallError, orThrow } from "./or-throw.ts";
export { DONE, done, id, idInQuery, nothing, typed, typedWhole, userId } from "./wire.ts";
export { fromWire, toWire, type WireName, wireName } from "./wire-name.ts";
