// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const errorTraceReport: CallOf<"errorTrace", "report"> = { method: "POST", path: "/api/error-trace/js-error", plain: true }
