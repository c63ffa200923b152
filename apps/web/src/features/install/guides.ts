import type { LucideIcon } from "lucide-react";
import type { Device } from "../../platform/device.ts";
import {
  Check,
  EllipsisVertical,
  House,
  Share,
  Smartphone,
  SquarePlus,
  WifiOff,
  Zap,
} from "../../ui/icons.tsx";
import { t } from "./messages.ts";

interface Step {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** How to install Morsel on a device: numbered steps, or a list of reasons. */
export interface Guide {
  readonly tab: string;
  readonly title: string;
  readonly points: readonly Step[];
  readonly isNumbered: boolean;
  readonly note?: string;
}

export const guides = (): Readonly<Record<Device, Guide>> => ({
  ios: {
    tab: t.iPhoneIPad,
    title: t.onIPhoneAndIPad,
    isNumbered: true,
    points: [
      {
        icon: Share,
        title: t.tapShare,
        text: t.squareWithArrowSafaris,
      },
      {
        icon: SquarePlus,
        title: t.chooseAddHomeScreen,
        text: t.scrollDownListIfYou,
      },
      {
        icon: Check,
        title: t.tapAdd,
        text: t.morselOnYourHomeScreen,
      },
    ],
    note: t.safariRequiredOther,
  },
  android: {
    tab: "Android",
    title: t.onAndroid,
    isNumbered: true,
    points: [
      {
        icon: EllipsisVertical,
        title: t.openBrowserMenu,
        text: t.threeDotsBesideAddress,
      },
      {
        icon: SquarePlus,
        title: t.chooseAddHomeScreenOr,
        text: t.browsersNameOneWayOr,
      },
      {
        icon: Check,
        title: t.confirm,
        text: t.morselOnYourHomeScreen,
      },
    ],
  },
  desktop: {
    tab: t.computer,
    title: t.betterOnYourPhone,
    isNumbered: false,
    points: [
      {
        icon: House,
        title: t.oneTapAway,
        text: t.morselOpensFromYourHome,
      },
      {
        icon: Zap,
        title: t.wholeScreen,
        text: t.noAddressBarBetweenYou,
      },
      {
        icon: WifiOff,
        title: t.opensWithoutConnection,
        text: t.mealsThatYouSawLast,
      },
      {
        icon: Smartphone,
        title: t.whereYouEat,
        text: t.yourPhoneAtTableYour,
      },
    ],
  },
});
