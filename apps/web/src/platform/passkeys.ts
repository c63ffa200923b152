/** Whether the browser supports passkeys on this page. */
export function canUsePasskeys(): boolean {
  return (
    window.isSecureContext &&
    "PublicKeyCredential" in window &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

/** Creates a passkey; null if the user cancels. */
export async function createPasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return toJson(await orNullIfCancelled(() => navigator.credentials.create({ publicKey })));
}

/** Signs a challenge with a passkey of the user; null if the user cancels. */
export async function getPasskeyAssertion(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return toJson(await orNullIfCancelled(() => navigator.credentials.get({ publicKey })));
}

/** NotAllowedError means cancelled, timed out, or no matching passkey. */
async function orNullIfCancelled(
  request: () => Promise<Credential | null>,
): Promise<Credential | null> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotAllowedError") return null;
    throw error;
  }
}

function toJson(credential: Credential | null): unknown {
  return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
}
