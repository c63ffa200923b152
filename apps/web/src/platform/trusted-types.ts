interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** The server names this policy and lets it be made once. */
const policy = (window as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  "morsel",
  {
    createScriptURL: (url) => {
      if (/^\/\w/.test(url)) return url;
      throw new TypeError(url);
    },
  },
);

/**
 * A path of this site, as the address of a worker: browsers that know Trusted Types take one only
 * from a policy that the server names.
 *
 * @throws TypeError where it is none
 */
export function trustUrl(path: string): string {
  return policy?.createScriptURL(path) ?? path;
}
