import { lazy, Suspense } from "react";
import { readSite } from "../../api/site.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon, QrCode } from "../../ui/icons.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import styles from "./install.module.css";
import { t } from "./messages.ts";

const QRCodeSVG = lazy(async () => ({ default: (await import("qrcode.react")).QRCodeSVG }));

/** In modules; QR readers need this margin. */
const quietZone = 4;

/** The site's address as a QR code. */
export function QrDialog() {
  const { baseUrl } = readSite();
  return (
    <Dialog
      trigger={
        <Button tone="primary">
          <Icon of={QrCode} isSmall />
          {t.showQrCode}
        </Button>
      }
      title={t.scanQrCode}
      text={t.pointYourPhonesCameraAt}
    >
      <div className={styles.qrCode}>
        <div>
          <Suspense fallback={<Spinner />}>
            <QRCodeSVG
              value={baseUrl}
              title={t.qrCodeBaseUrl({ baseUrl })}
              marginSize={quietZone}
            />
          </Suspense>
        </div>
        <p>{baseUrl}</p>
      </div>
    </Dialog>
  );
}
