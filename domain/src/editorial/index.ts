export {
  checkInquiry,
  INQUIRY_MESSAGE_MAX,
  INQUIRY_NAME_MAX,
  INQUIRY_TOPICS,
  type Inquiry,
  type InquiryProblem,
  type InquiryTopic,
  inquiryTopicNames,
} from "./check-inquiry.ts";
export { type FoundAnswers, findAnswers, HELP_QUESTION_MAX } from "./find-answers.ts";
export { type AnswerIndex, type HelpEntry, indexAnswers } from "./index-answers.ts";
