type Variables = Readonly<Record<string, string | undefined>>;

interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Google, for a member's channel. All its URLs are settings, so that another can take its place. */
export interface YoutubeSettings extends Client {
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly revokeUrl: string;
  /** Base URL of `/v2/reports`. */
  readonly analyticsUrl: string;
  /** Base URL of `/youtube/v3/channels`. */
  readonly dataUrl: string;
}

/** Meta, for a member's Instagram account. */
export interface InstagramSettings extends Client {
  readonly authorizationUrl: string;
  /** Including the Graph API version. */
  readonly graphUrl: string;
}

/** A service that extracts the words from posts instead of the shop itself. */
export interface AiqSettings {
  readonly url: string;
  readonly apiKey: string;
}

export interface SocialSettings {
  readonly youtube: YoutubeSettings | undefined;
  readonly instagram: InstagramSettings | undefined;
  readonly aiq: AiqSettings | undefined;
}

/** Those with a client configured. Half-configured ones are reported as a problem. */
export function readSocialNetworks(variables: Variables, problems: string[]): SocialSettings {
  const url = (name: string, usual: string): string => {
    const value = variables[name] || usual;
    if (!URL.canParse(value)) problems.push(`${name} is not an address: it must look like https://host/path`);
    return value.replace(/\/$/, "");
  };
  const google = readPair("YOUTUBE_CLIENT_ID", "YOUTUBE_CLIENT_SECRET", variables, problems);
  const meta = readPair("INSTAGRAM_CLIENT_ID", "INSTAGRAM_CLIENT_SECRET", variables, problems);
  const aiq = readPair("AIQ_URL", "AIQ_API_KEY", variables, problems);
  return {
    youtube: google && {
      ...clientOf(google),
      authorizationUrl: url("YOUTUBE_AUTHORIZATION_URL", "https://accounts.google.com/o/oauth2/v2/auth"),
      tokenUrl: url("YOUTUBE_TOKEN_URL", "https://oauth2.googleapis.com/token"),
      revokeUrl: url("YOUTUBE_REVOKE_URL", "https://oauth2.googleapis.com/revoke"),
      analyticsUrl: url("YOUTUBE_ANALYTICS_URL", "https://youtubeanalytics.googleapis.com"),
      dataUrl: url("YOUTUBE_DATA_URL", "https://www.googleapis.com"),
    },
    instagram: meta && {
      ...clientOf(meta),
      authorizationUrl: url("INSTAGRAM_AUTHORIZATION_URL", "https://www.facebook.com/v26.0/dialog/oauth"),
      graphUrl: url("INSTAGRAM_GRAPH_URL", "https://graph.facebook.com/v26.0"),
    },
    aiq: aiq && { url: url("AIQ_URL", ""), apiKey: aiq[1] },
  };
}

const clientOf = ([clientId, clientSecret]: readonly [string, string]): Client => ({ clientId, clientSecret });

function readPair(first: string, second: string, variables: Variables, problems: string[]) {
  const [one, other] = [variables[first], variables[second]];
  if (one && other) return [one, other] as const;
  if (one || other) problems.push(`${first} and ${second} go together: set both or neither`);
  return undefined;
}
