export { createPhotoStore } from "./create-photo-store.ts";
export { photoRoutes, sendPicture } from "./photo-routes.ts";
export { Photos, requireUsablePhoto } from "./photos.ts";
export { imageQueue } from "./process-photo.ts";
