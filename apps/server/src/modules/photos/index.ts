export { createPhotoStore } from "./create-photo-store.ts";
export type { ImageLibrary } from "./image-library.ts";
export { runImageTask } from "./image-tasks.ts";
export { photoRoutes, sendPicture } from "./photo-routes.ts";
export { Photos, requireUsablePhoto } from "./photos.ts";
