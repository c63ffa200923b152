interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** The server's content policy allows this policy once. Not `window`: the build renders the dashboard without one. */
const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  "morsel",
  {
    createScriptURL: (url) => {
      if (/^\/\w/.test(url)) return url;
      throw new TypeError(url);
    },
  },
);

/**
 * Makes a worker URL from a path of this site: browsers with Trusted Types accept one only from a
 * policy that the server's content policy names.
 *
 * @throws TypeError if it is not a path of this site
 */
export function trustUrl(path: string): string {
  return policy?.createScriptURL(path) ?? path;
}
