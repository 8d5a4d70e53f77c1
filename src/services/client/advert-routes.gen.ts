// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const advertsSlot: CallOf<"adverts", "slot"> = { method: "GET", path: "/api/iam/slots/:slotKey" }
export const advertFramesCount: CallOf<"advertFrames", "count"> = { method: "POST", path: "/api/iam/views" }
