// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const dealerApplicationsKeepDocument: CallOf<"dealerApplications", "keepDocument"> = { method: "POST", path: "/api/haendler-werden/dokumente" }
export const dealerApplicationsSend: CallOf<"dealerApplications", "send"> = { method: "POST", path: "/api/haendler-werden" }
