let userType: "b2b" | "b2c" = "b2c";

/** The user type sent with each request (rule members-user-type); consumer until the session is known. */
export function currentUserType(): "b2b" | "b2c" {
  return userType;
}

export function setUserType(next: "b2b" | "b2c"): void {
  userType = next;
}
