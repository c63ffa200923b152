export { createPhotoStore } from "./create-photo-store.ts";
export { pictureWork } from "./make-photo.ts";
export { addPhotoRoutes, sendPicture } from "./photo-routes.ts";
export { isPhotoId, Photos, requireUsablePhoto } from "./photos.ts";
