export {
  checkInquiry,
  INQUIRY_MESSAGE_MAX,
  INQUIRY_NAME_MAX,
  INQUIRY_TOPICS,
  type Inquiry,
  type InquiryProblem,
  inquiryTopicNames,
} from "./check-inquiry.ts";
export { findAnswers, HELP_QUESTION_MAX } from "./find-answers.ts";
export { type AnswerIndex, type HelpEntry, indexAnswers } from "./index-answers.ts";
