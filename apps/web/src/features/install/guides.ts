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
    tab: "iPhone, iPad",
    title: "On iPhone and iPad",
    isNumbered: true,
    points: [
      {
        icon: Share,
        title: "Tap Share",
        text: "The square with an arrow, in Safari's toolbar.",
      },
      {
        icon: SquarePlus,
        title: "Choose Add to Home Screen",
        text: "Scroll down the list if you do not see it.",
      },
      { icon: Check, title: "Tap Add", text: "Morsel is on your home screen." },
    ],
    note: "Safari required: other browsers on iOS may not offer this.",
  },
  android: {
    tab: "Android",
    title: "On Android",
    isNumbered: true,
    points: [
      {
        icon: EllipsisVertical,
        title: "Open the browser menu",
        text: "The three dots beside the address.",
      },
      {
        icon: SquarePlus,
        title: "Choose Add to Home screen or Install app",
        text: "Browsers name it one way or the other.",
      },
      { icon: Check, title: "Confirm", text: "Morsel is on your home screen." },
    ],
  },
  desktop: {
    tab: "Computer",
    title: "Better on your phone",
    isNumbered: false,
    points: [
      {
        icon: House,
        title: "One tap away",
        text: "Morsel opens from your home screen like any app, without a store.",
      },
      {
        icon: Zap,
        title: "The whole screen",
        text: "No address bar between you and the text area.",
      },
      {
        icon: WifiOff,
        title: "Opens without a connection",
        text: "The meals that you saw last are there to read.",
      },
      {
        icon: Smartphone,
        title: "Where you eat",
        text: "Your phone is at the table. Your computer rarely is.",
      },
    ],
  },
};
