import { lazy, Suspense } from "react";
import { readSite } from "../../api/site.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon, QrCode } from "../../ui/icons.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import styles from "./install.module.css";

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
          Show QR Code
        </Button>
      }
      title="Scan QR Code"
      text="Point your phone's camera at it and open the link, then follow the steps for your phone."
    >
      <div className={styles.qrCode}>
        <div>
          <Suspense fallback={<Spinner />}>
            <QRCodeSVG value={baseUrl} title={`QR code of ${baseUrl}`} marginSize={quietZone} />
          </Suspense>
        </div>
        <p>{baseUrl}</p>
      </div>
    </Dialog>
  );
}
