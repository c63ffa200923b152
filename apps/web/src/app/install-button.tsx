import { useLocation } from "wouter";
import { useIsInstallOffered } from "../platform/install.ts";
import { askToInstall, dismissInstall, installPagePath } from "../platform/install-prompt.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Download, X } from "../ui/icons.ts";

/** Offers the installed app: by the browser's own prompt, else by the page that says how. */
export function InstallButton() {
  const isOffered = useIsInstallOffered();
  const [, navigate] = useLocation();
  if (!isOffered) return null;
  const install = async () => {
    if (!(await askToInstall())) navigate(installPagePath);
  };
  return (
    <div className="install">
      <Button tone="ghost" size="sm" onClick={() => void install()}>
        <Download className="ic s" aria-hidden="true" />
        <span>Install App</span>
      </Button>
      <IconButton label="Dismiss Install App" tip="Not now" onClick={dismissInstall}>
        <X className="ic s" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
