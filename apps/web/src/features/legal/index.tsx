import { LegalScreen } from "./legal-screen.tsx";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

export function PrivacyScreen() {
  return <LegalScreen text={privacy} />;
}

export function TermsScreen() {
  return <LegalScreen text={terms} />;
}
