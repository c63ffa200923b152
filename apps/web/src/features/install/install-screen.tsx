import { Tabs } from "radix-ui";
import { type Device, devices, findDevice } from "../../platform/device.ts";
import { usePageTitle } from "../../platform/page.ts";
import cardStyles from "../../ui/card.module.css";
import { CircleAlert, Icon } from "../../ui/icons.tsx";
import pageStyles from "../../ui/page.module.css";
import { type Guide, guides } from "./guides.ts";
import styles from "./install.module.css";
import { t } from "./messages.ts";
import { QrDialog } from "./qr-dialog.tsx";

/** Install guides; opens at the one for this device. */
export function InstallScreen() {
  usePageTitle(t.installApp);
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1>{t.installMorsel}</h1>
      <p>{t.morselWebAppInstalls}</p>
      <Tabs.Root defaultValue={findDevice()}>
        <Tabs.List className={styles.devices} aria-label={t.yourDevice}>
          {devices.map((device) => (
            <Tabs.Trigger key={device} value={device}>
              {guides()[device].tab}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {devices.map((device) => (
          <Tabs.Content
            key={device}
            value={device}
            className={`${cardStyles.card} ${styles.panel}`}
          >
            <GuidePanel device={device} guide={guides()[device]} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}

function GuidePanel({ device, guide }: { readonly device: Device; readonly guide: Guide }) {
  const List = guide.isNumbered ? "ol" : "ul";
  return (
    <>
      <h2>{guide.title}</h2>
      <List className={styles.steps}>
        {guide.points.map((point) => (
          <li key={point.title}>
            <span className={styles.icon} aria-hidden="true">
              <Icon of={point.icon} />
            </span>
            <div>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </div>
          </li>
        ))}
      </List>
      {guide.note ? (
        <p className={styles.note}>
          <Icon of={CircleAlert} isSmall />
          {guide.note}
        </p>
      ) : null}
      {device === "desktop" ? <QrDialog /> : null}
    </>
  );
}
