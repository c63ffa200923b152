import { loginPath } from "../../api/login-path.ts";
import { leaveTo } from "../../platform/page.ts";
import { Blank } from "../../ui/blank.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyPlate } from "../../ui/empty-plate.tsx";

/** Nobody is signed in; after signing in, this same page comes back. */
export function PleaseLogIn({ text }: { readonly text: string }) {
  return (
    <Blank picture={<EmptyPlate isMissing />} title={text}>
      <Button tone="yolk" onClick={() => leaveTo(loginPath(window.location.pathname))}>
        Sign In
      </Button>
    </Blank>
  );
}
