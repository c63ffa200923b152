import { LoadError } from "../../ui/load-error.tsx";
import { useAccountAccess } from "./api/account.ts";
import { SignInWays } from "./sign-in-methods.tsx";
import { SignedInDevices } from "./signed-in-devices.tsx";

/** How and where a person is signed in. */
export function AccountAccess() {
  const { data, isPending, refetch } = useAccountAccess();
  if (data) {
    return (
      <>
        <SignInWays access={data} />
        <SignedInDevices sessions={data.sessions} />
      </>
    );
  }
  return (
    <section className="card mt-4 px-5 py-4" aria-label="Signing in">
      {isPending ? (
        <p className="text-muted">Loading...</p>
      ) : (
        <LoadError text="How you sign in could not be loaded." onRetry={() => void refetch()} />
      )}
    </section>
  );
}
