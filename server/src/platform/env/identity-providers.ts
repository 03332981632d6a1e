type Variables = Readonly<Record<string, string | undefined>>;

/** The provider of the shop's own consumers is named after its strategy (rule session-consumer). */
export type ProviderId = "auth0b2c" | "google" | "facebook";

interface Client {
  readonly id: ProviderId;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** An outside identity provider. All its URLs are settings, so that another can take its place. */
export type IdentityProvider = Client &
  (
    | { readonly discoveryUrl: string }
    | { readonly authorizationUrl: string; readonly tokenUrl: string; readonly userInfoUrl: string }
  );

const FACEBOOK_GRAPH = "https://graph.facebook.com/v26.0";

/** Those with a client configured. Half-configured ones are reported as a problem. */
export function readIdentityProviders(variables: Variables, problems: string[]): readonly IdentityProvider[] {
  const url = (name: string, usual: string): string => {
    const value = variables[name] || usual;
    if (!URL.canParse(value)) problems.push(`${name} is not an address: it must look like https://host/path`);
    return value;
  };
  const found: IdentityProvider[] = [];
  const auth0 = readClient("auth0b2c", variables, problems);
  if (auth0 && !variables["AUTH0B2C_DISCOVERY_URL"])
    problems.push(
      "AUTH0B2C_CLIENT_ID needs AUTH0B2C_DISCOVERY_URL, such as https://tenant.example/.well-known/openid-configuration",
    );
  else if (auth0) found.push({ ...auth0, discoveryUrl: url("AUTH0B2C_DISCOVERY_URL", "") });
  const google = readClient("google", variables, problems);
  if (google) {
    const usual = "https://accounts.google.com/.well-known/openid-configuration";
    found.push({ ...google, discoveryUrl: url("GOOGLE_DISCOVERY_URL", usual) });
  }
  const facebook = readClient("facebook", variables, problems);
  if (facebook) {
    found.push({
      ...facebook,
      authorizationUrl: url("FACEBOOK_AUTHORIZATION_URL", "https://www.facebook.com/v26.0/dialog/oauth"),
      tokenUrl: url("FACEBOOK_TOKEN_URL", `${FACEBOOK_GRAPH}/oauth/access_token`),
      userInfoUrl: url("FACEBOOK_USERINFO_URL", `${FACEBOOK_GRAPH}/me?fields=id,name,email,picture`),
    });
  }
  return found;
}

function readClient(id: ProviderId, variables: Variables, problems: string[]): Client | undefined {
  const name = id.toUpperCase();
  const clientId = variables[`${name}_CLIENT_ID`];
  const clientSecret = variables[`${name}_CLIENT_SECRET`];
  if (clientId && clientSecret) return { id, clientId, clientSecret };
  if (clientId || clientSecret)
    problems.push(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET go together: set both or neither`);
  return undefined;
}
