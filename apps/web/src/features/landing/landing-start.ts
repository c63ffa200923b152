// The only script of the prerendered landing page: the install button, the service worker and the font.
import { pages } from "@morsel/contracts/facts";
import {
  dismissInstall,
  isInstallOffered,
  promptInstall,
  watchInstallOffer,
} from "../../platform/install-prompt.ts";
import { registerServiceWorker } from "../../platform/service-worker.ts";

const offer = document.querySelector<HTMLElement>("[data-install-offer]");
const [install, dismiss] = offer?.querySelectorAll("button") ?? [];
const show = () => {
  if (offer) offer.hidden = !isInstallOffered();
};

install?.addEventListener("click", async () => {
  if (!(await promptInstall())) window.location.assign(pages.installApp);
});
dismiss?.addEventListener("click", dismissInstall);
watchInstallOffer(show);
show();
registerServiceWorker();

// landing-page.css: the font for running text is larger than the rest of the page, so the page is painted first.
const loadTextFont = () => {
  document.documentElement.dataset.fonts = "all";
};
if (document.readyState === "complete") loadTextFont();
else window.addEventListener("load", loadTextFont, { once: true });
