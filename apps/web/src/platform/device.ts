export const devices = ["ios", "android", "desktop"] as const;
export type Device = (typeof devices)[number];

/** The kind of device, from the user agent. */
export function findDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad reports itself as a Mac, but a Mac has no touch screen.
  const isIpad = userAgent.includes("Macintosh") && maxTouchPoints > 1;
  if (isIpad || /iPhone|iPad|iPod/.test(userAgent)) return "ios";
  return userAgent.includes("Android") ? "android" : "desktop";
}
