import { Link } from "wouter";
import { Brand } from "../../ui/brand.tsx";
import { footer } from "./content.ts";

export function LandingFooter({ contactEmail }: { readonly contactEmail: string }) {
  return (
    <footer className="wrap foot">
      <Brand />
      <div className="links">
        <Link href="/privacy">{footer.privacy}</Link>
        <Link href="/terms">{footer.terms}</Link>
        <a href={`mailto:${contactEmail}`}>{footer.contact}</a>
      </div>
    </footer>
  );
}
