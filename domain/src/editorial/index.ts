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
