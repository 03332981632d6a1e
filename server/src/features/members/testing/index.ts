export { createTestMember, type TestMember, type TestMemberOptions } from "./create-test-member.ts";
