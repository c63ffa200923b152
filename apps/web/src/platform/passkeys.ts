/** Can this browser keep passkeys, at this address? */
export function canUsePasskeys(): boolean {
  return (
    window.isSecureContext &&
    "PublicKeyCredential" in window &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

/** Has the browser make a passkey; null where the person thought better of it. */
export async function makePasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return toPlain(await ask(() => navigator.credentials.create({ publicKey })));
}

/** Has the person choose a passkey and prove that it is theirs; null where they did not. */
export async function getPasskeyAssertion(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return toPlain(await ask(() => navigator.credentials.get({ publicKey })));
}

/** The browser says by one name that it was cancelled, took too long, or has no such passkey. */
async function ask(question: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotAllowedError") return null;
    throw error;
  }
}

function toPlain(credential: Credential | null): unknown {
  return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
}
