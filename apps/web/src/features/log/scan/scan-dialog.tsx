import { useRef, useState } from "react";
import { ControlledDialog } from "../../../ui/dialog.tsx";
import type { DialogProps } from "../../../ui/dialog-opener.tsx";
import { t } from "./messages.ts";
import { ScannedProduct } from "./scanned-product.tsx";
import { Scanner } from "./scanner.tsx";

interface Props extends DialogProps {
  /** The user describes the product in words: moves the focus there. */
  readonly onDescribe: () => void;
}

/** Reads a barcode with the camera, a photo or the keyboard, and logs an amount of its product. */
export function ScanDialog({ onClose, onCloseAutoFocus, onDescribe }: Props) {
  const [barcode, setBarcode] = useState<string>();
  const isDescribed = useRef(false);
  return (
    <ControlledDialog
      title={barcode === undefined ? t.scanBarcode : t.logProduct}
      onClose={onClose}
      onCloseAutoFocus={() => (isDescribed.current ? onDescribe() : onCloseAutoFocus())}
    >
      {barcode === undefined ? (
        <Scanner onRead={setBarcode} onClose={onClose} />
      ) : (
        <ScannedProduct
          barcode={barcode}
          onClose={onClose}
          onScanAgain={() => setBarcode(undefined)}
          onDescribe={() => {
            isDescribed.current = true;
            onClose();
          }}
        />
      )}
    </ControlledDialog>
  );
}
