// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const mediaList: CallOf<"media", "list"> = { method: "GET", path: "/api/cms/media" }
export const mediaShow: CallOf<"media", "show"> = { method: "GET", path: "/api/cms/media/:id" }
export const mediaUpload: CallOf<"media", "upload"> = { method: "POST", path: "/api/cms/media" }
export const mediaSave: CallOf<"media", "save"> = { method: "POST", path: "/api/cms/media/:id" }
export const mediaRemove: CallOf<"media", "remove"> = { method: "POST", path: "/api/cms/media/:id/entfernen" }
