import { pages } from "@morsel/contracts/facts";
import { useLocation } from "wouter";
import { useIsInstallOffered } from "../platform/install.ts";
import { dismissInstall, promptInstall } from "../platform/install-prompt.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Download, Icon, X } from "../ui/icons.tsx";
import topBar from "../ui/top-bar.module.css";
import { t } from "./messages.ts";

/** Opens the browser's install prompt, or the page with instructions if there is no prompt. */
export function InstallButton() {
  const isOffered = useIsInstallOffered();
  const [, navigate] = useLocation();
  if (!isOffered) return null;
  const install = async () => {
    if (!(await promptInstall())) navigate(pages.installApp);
  };
  return (
    <div className={topBar.install}>
      <Button
        tone="ghost"
        size="small"
        className={topBar.installAction}
        onClick={() => void install()}
      >
        <Icon of={Download} isSmall />
        <span>{t.installApp}</span>
      </Button>
      <IconButton label={t.dismiss} tip={t.notNow} onClick={dismissInstall}>
        <Icon of={X} isSmall />
      </IconButton>
    </div>
  );
}
