// The one script of the page that is built ahead: what its bar and the device offer. It comes last,
// and nothing waits for it.
import { pages } from "@morsel/contracts/facts";
import {
  askToInstall,
  dismissInstall,
  isInstallOffered,
  watchInstallOffer,
} from "../../platform/install-prompt.ts";
import { registerServiceWorker } from "../../platform/service-worker.ts";

const offer = document.querySelector<HTMLElement>("[data-install-offer]");
const [install, dismiss] = offer?.querySelectorAll("button") ?? [];
const show = () => {
  if (offer) offer.hidden = !isInstallOffered();
};

install?.addEventListener("click", async () => {
  if (!(await askToInstall())) window.location.assign(pages.installApp);
});
dismiss?.addEventListener("click", dismissInstall);
watchInstallOffer(show);
show();
registerServiceWorker();
