import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * Networks that are not part of the internet: private, loopback, link-local, shared, documentation, multicast and
 * reserved ones (IANA's special-purpose registries), and IPv6 networks that contain an IPv4 address.
 */
const specialNetworks = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  specialNetworks.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  specialNetworks.addSubnet(network, prefix, "ipv6");
}

/** Only this part of IPv6 is given out. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet("2000::", 3, "ipv6");

/** True for an address on the internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialNetworks.check(address, "ipv4");
  if (isIP(address) !== 6) return false;
  return publicIpv6.check(address, "ipv6") && !specialNetworks.check(address, "ipv6");
}

const homeNetworks = new BlockList();
for (const [network, prefix, family] of [
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["::1", 128, "ipv6"],
  ["fc00::", 7, "ipv6"],
] as const) {
  homeNetworks.addSubnet(network, prefix, family);
}

/**
 * True for an address on the internet, of a private network or of this machine. Link-local addresses, at which clouds
 * give out credentials, are not.
 */
export function isPublicOrHomeAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return isPublicAddress(address) || homeNetworks.check(address, family === 4 ? "ipv4" : "ipv6");
}

/** None of a host's addresses is on the internet. */
export class PrivateAddressError extends Error {}

type Resolve = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * The `lookup` of a connection that only reaches the internet. The connection uses the addresses that were checked,
 * so a name that changes its address cannot avoid the check.
 */
export function lookupPublic(
  resolve: Resolve = lookup,
  isAllowed: (address: string) => boolean = isPublicAddress,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const addresses = found.filter(({ address }) => isAllowed(address));
      const [first] = addresses;
      if (!first) return callback(new PrivateAddressError("no public address"), []);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}
