// Import this file dynamically only: libvips takes 20 MB of memory, which a server needs from its first picture on.
import sharp from "sharp";

// The content chooses the decoder, so all others are blocked.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
});
// Each photo is processed once, so libvips' cache would only use memory.
sharp.cache(false);
// One thread per picture: a second one costs more memory than it saves time.
sharp.concurrency(1);

export type ImageLibrary = typeof sharp;
export { sharp };
