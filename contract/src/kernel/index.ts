export {
  type Caller,
  type CallerSettings,
  type CallFailure,
  type CallOptions,
  createCaller,
  type TransportFailureCode,
} from "./create-caller.ts";
export {
  type Access,
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
  type FailureWording,
  pickFailures,
  type RequestFailureCode,
  requestFailures,
} from "./define-failures.ts";
export { type Envelope, sealEnvelope, signatureOf } from "./envelope.ts";
export { type ErrorBody, errorBodySchema, type Issue } from "./error-body.ts";
export { DONE, done, id, idInQuery, nothing, typed, userId } from "./wire.ts";
