// The only script of the prerendered landing page: the install button, the service worker, the language and the font.
import { findLanguage, languageParameter, pages } from "@morsel/contracts/facts";
import {
  dismissInstall,
  isInstallOffered,
  promptInstall,
  watchInstallOffer,
} from "../../platform/install-prompt.ts";
import { registerServiceWorker } from "../../platform/service-worker.ts";
import { storedLanguage, storeLanguage } from "../../platform/stored-language.ts";

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

// A person who opened the address of a language continues in it, unless another was chosen on this device.
const asked = findLanguage(new URLSearchParams(window.location.search).get(languageParameter));
if (asked && !storedLanguage()) storeLanguage(asked);

// landing-page.css: the font for running text is larger than the rest of the page, so the page is painted first.
const loadTextFont = () => {
  document.documentElement.dataset.fonts = "all";
};
if (document.readyState === "complete") loadTextFont();
else window.addEventListener("load", loadTextFont, { once: true });
