import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { isPublicAddress, lookupPublic } from "../../http/public-address.ts";
import { isPushEndpoint } from "./push-endpoint.ts";

describe("The endpoint of a push subscription", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QGuQ",
    "https://wns2-am3p.notify.windows.com/w/?token=BQYA",
  ])("%s is accepted", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://localhost/push",
    "https://localhost./push",
    "https://intranet/push",
    "https://127.0.0.1/push",
    "https://127.1/push",
    "https://0x7f000001/push",
    "https://2130706433/push",
    "https://8.8.8.8/push",
    "https://[::1]/push",
    "https://[2606:4700::1111]/push",
    "https://push.example.com:8443/push",
    "https://user@push.example.com/push",
    "file:///etc/passwd",
    "not an address",
  ])("%s is refused [V81]", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.53",
    "169.254.169.254",
    "172.31.255.255",
    "192.0.0.192",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "64:ff9b::7f00:1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "ff02::1",
    "",
    "push.example.com",
  ])("the address %j is not on the internet [V81]", (address) =>
    expect(isPublicAddress(address)).toBe(false),
  );

  it.each(["8.8.8.8", "142.250.74.10", "172.32.0.1", "2606:4700::1111", "2a00:1450:4001::5f"])(
    "the address %s is on the internet",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it("a name of a private address is never connected to, and of several addresses only the public ones are used [V81]", async () => {
    let connections = 0;
    const server = createServer(() => {
      connections += 1;
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const lookup = lookupPublic((_name, _options, callback) =>
      callback(null, [
        { address: "127.0.0.1", family: 4 },
        { address: "::1", family: 6 },
      ]),
    );
    const socket = connect({ host: "rebinding.example.com", port, lookup });
    const [error] = await once(socket, "error");
    expect([error.message, connections]).toEqual(["no public address", 0]);
    server.close();

    const mixed = lookupPublic((_name, _options, callback) =>
      callback(null, [
        { address: "10.0.0.1", family: 4 },
        { address: "8.8.8.8", family: 4 },
      ]),
    );
    const seen: unknown[] = [];
    mixed("push.example.com", { all: true }, (_error, found) => seen.push(found));
    mixed("push.example.com", {}, (_error, found, family) => seen.push(found, family));
    expect(seen).toEqual([[{ address: "8.8.8.8", family: 4 }], "8.8.8.8", 4]);
  });
});
