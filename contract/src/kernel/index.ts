export {
  createCaller,
  type Caller,
  type CallerSettings,
  type CallFailure,
  type CallOptions,
  type TransportFailureCode,
} from "./create-caller.ts";
export {
  defineCall,
  type Access,
  type AnswerOf,
  type Call,
  type FailureOf,
  type PayloadInputOf,
  type PayloadOf,
} from "./define-call.ts";
export {
  defineFailures,
  pickFailures,
  requestFailures,
  type FailureTable,
  type FailureWording,
  type RequestFailureCode,
} from "./define-failures.ts";
export { sealEnvelope, signatureOf, type Envelope } from "./envelope.ts";
export { errorBodySchema, type ErrorBody, type Issue } from "./error-body.ts";
export { DONE, done, id, idInQuery, nothing, typed, userId } from "./wire.ts";
