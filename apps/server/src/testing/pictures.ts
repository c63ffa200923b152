import { crc32, deflateSync } from "node:zlib";
import { routes } from "@morsel/contracts";
import sharp, { type Sharp } from "sharp";
import type { Person } from "./test-app.ts";

/** A picture whose left half is red and whose right half is green, so that turning it shows. */
export function makePicture(width = 640, height = 480): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: "#20a020" } }).composite([
    { input: { create: { ...half, background: "#c02020" } }, left: 0, top: 0 },
  ]);
}

/** A picture of noise, which hardly compresses. */
export function makeNoise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
}

/** Metadata of a phone: the owner and the location of a photo. */
export const ownerName = "Owner McOwnface";
export const exif = {
  IFD0: { Artist: ownerName, Copyright: ownerName, Model: "Spyphone 9" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 12/1 30/1", GPSLongitudeRef: "E" },
};
export const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${ownerName}"/></rdf:RDF></x:xmpmeta>`;

/** A PNG of a few kilobytes whose header says 20,000 by 20,000 pixels. */
export function makeHugePng(side = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, "latin1");
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])), 0);
  return Buffer.concat([head, data, check]);
}

/** A form with one file, as `inject` and `fetch` send it. */
export function formWith(bytes: Buffer | string, field = "photo"): FormData {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(Buffer.from(bytes as string))], "photo.jpg"));
  return form;
}

/** Sends a photo as the dashboard does. */
export async function sendPhoto(person: Person, bytes?: Buffer) {
  const body = new Response(formWith(bytes ?? (await makePicture().jpeg().toBuffer())));
  return person.request({
    method: "POST",
    url: routes.photos,
    headers: { "content-type": body.headers.get("content-type") ?? "" },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

/** Sends a photo; returns its id. */
export async function uploadPhoto(person: Person): Promise<string> {
  const answer = await sendPhoto(person);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().id;
}
