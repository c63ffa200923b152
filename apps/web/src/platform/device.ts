export const devices = ["ios", "android", "desktop"] as const;
export type Device = (typeof devices)[number];

/** What the app would be installed on, as far as the browser tells. */
export function findDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac, but no Mac can be touched.
  const isIpad = userAgent.includes("Macintosh") && maxTouchPoints > 1;
  if (isIpad || /iPhone|iPad|iPod/.test(userAgent)) return "ios";
  return userAgent.includes("Android") ? "android" : "desktop";
}
