export { createPhotoStore } from "./create-photo-store.ts";
export { photoRoutes, sendPicture } from "./photo-routes.ts";
export { isPhotoId, Photos, requireUsablePhoto } from "./photos.ts";
export { imageQueue } from "./process-photo.ts";
