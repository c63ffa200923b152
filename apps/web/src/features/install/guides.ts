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

export const guides: Readonly<Record<Device, Guide>> = {
  ios: {
    get tab() {
      return t.iPhoneIPad;
    },
    get title() {
      return t.onIPhoneAndIPad;
    },
    isNumbered: true,
    points: [
      {
        icon: Share,
        get title() {
          return t.tapShare;
        },
        get text() {
          return t.squareWithArrowSafaris;
        },
      },
      {
        icon: SquarePlus,
        get title() {
          return t.chooseAddHomeScreen;
        },
        get text() {
          return t.scrollDownListIfYou;
        },
      },
      {
        icon: Check,
        get title() {
          return t.tapAdd;
        },
        get text() {
          return t.morselOnYourHomeScreen;
        },
      },
    ],
    get note() {
      return t.safariRequiredOther;
    },
  },
  android: {
    tab: "Android",
    get title() {
      return t.onAndroid;
    },
    isNumbered: true,
    points: [
      {
        icon: EllipsisVertical,
        get title() {
          return t.openBrowserMenu;
        },
        get text() {
          return t.threeDotsBesideAddress;
        },
      },
      {
        icon: SquarePlus,
        get title() {
          return t.chooseAddHomeScreenOr;
        },
        get text() {
          return t.browsersNameOneWayOr;
        },
      },
      {
        icon: Check,
        get title() {
          return t.confirm;
        },
        get text() {
          return t.morselOnYourHomeScreen;
        },
      },
    ],
  },
  desktop: {
    get tab() {
      return t.computer;
    },
    get title() {
      return t.betterOnYourPhone;
    },
    isNumbered: false,
    points: [
      {
        icon: House,
        get title() {
          return t.oneTapAway;
        },
        get text() {
          return t.morselOpensFromYourHome;
        },
      },
      {
        icon: Zap,
        get title() {
          return t.wholeScreen;
        },
        get text() {
          return t.noAddressBarBetweenYou;
        },
      },
      {
        icon: WifiOff,
        get title() {
          return t.opensWithoutConnection;
        },
        get text() {
          return t.mealsThatYouSawLast;
        },
      },
      {
        icon: Smartphone,
        get title() {
          return t.whereYouEat;
        },
        get text() {
          return t.yourPhoneAtTableYour;
        },
      },
    ],
  },
};
