import { formatBarcode, parseBarcode } from "@morsel/nutrition";
import { Link } from "wouter";
import { findApiError } from "../../../api/client.ts";
import { newFoodPath } from "../../../api/own-food-links.ts";
import { useOwnFoods } from "../../../api/own-foods.ts";
import { useIsOnline } from "../../../platform/connection.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import dialogStyles from "../../../ui/dialog.module.css";
import { fill } from "../../../ui/fill.tsx";
import { t } from "./messages.ts";
import { ProductAmount } from "./product-amount.tsx";
import styles from "./scan.module.css";
import { fromOwnFood, fromProduct, type ScannedFood } from "./scanned-food.ts";
import { useProduct } from "./use-product.ts";

interface Props {
  readonly barcode: string;
  readonly onClose: () => void;
  readonly onScanAgain: () => void;
  readonly onDescribe: () => void;
}

/** The product of a barcode with the amount to log, or what to do if it is unknown. */
export function ScannedProduct({ barcode, onClose, onScanAgain, onDescribe }: Props) {
  const [gtin = ""] = parseBarcode(barcode);
  const printed = formatBarcode(gtin);
  const lookup = useProduct(barcode);
  const isOnline = useIsOnline();
  const ownFoods = useOwnFoods().data ?? [];
  const own =
    ownFoods.find((food) => food.barcode === printed) ?? lookup.data?.own_food ?? undefined;
  const product = lookup.data?.product;
  const food: ScannedFood | undefined = own
    ? fromOwnFood(own, printed)
    : product
      ? fromProduct(product)
      : undefined;
  if (food) {
    return (
      <ProductAmount key={food.name} food={food} onLogged={onClose} onScanAgain={onScanAgain} />
    );
  }
  const leaving = (
    <div className={dialogStyles.actions}>
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button onClick={onScanAgain}>{t.scanAgain}</Button>
    </div>
  );
  if (lookup.isPending) {
    return (
      <div className={styles.product}>
        <p role="status">{fill(t.lookingUpPrinted, { printed })}</p>
        {leaving}
      </div>
    );
  }
  const isUnknown = findApiError(lookup.error)?.status === 404;
  return (
    <div className={styles.product}>
      <p role="status">{describe(printed, isUnknown, isOnline)}</p>
      {isUnknown || !isOnline ? (
        <UnknownActions barcode={printed} onClose={onClose} onDescribe={onDescribe} />
      ) : (
        <Button onClick={() => void lookup.refetch()}>{t.tryAgain}</Button>
      )}
      {leaving}
    </div>
  );
}

function describe(barcode: string, isUnknown: boolean, isOnline: boolean): string {
  if (isUnknown) return t.noProductWithBarcode({ barcode });
  if (!isOnline) return t.youOfflineAndBarcodeNot({ barcode });
  return t.productCouldNotBeLooked;
}

interface UnknownProps {
  readonly barcode: string;
  readonly onClose: () => void;
  readonly onDescribe: () => void;
}

function UnknownActions({ barcode, onClose, onDescribe }: UnknownProps) {
  return (
    <div className={styles.shortcuts}>
      {/* The log screen stays open behind the other page. */}
      <Link
        href={newFoodPath(barcode)}
        className={buttonClass({ tone: "primary" })}
        onClick={onClose}
      >
        {t.addWithLabel}
      </Link>
      <Button tone="outlined" onClick={onDescribe}>
        {t.describeWords}
      </Button>
    </div>
  );
}
